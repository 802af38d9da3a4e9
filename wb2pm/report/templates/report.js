// Sorts, filters and folds what the report holds; all of it can be read without.
"use strict";
(() => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const make = (tag, words, name) => {
    const made = document.createElement(tag);
    made.textContent = words; // text of recordings is never read as markup
    if (name) made.className = name;
    if (tag === "button") made.type = "button";
    return made;
  };
  const count = (number, one, many) =>
    `${number.toLocaleString("en")} ${number === 1 ? one : many ?? one + "s"}`;
  const middle = (values) => {
    const sorted = values.sort((a, b) => a - b);
    const half = sorted.length / 2;
    return sorted.length % 2 ? sorted[half - 0.5] : (sorted[half - 1] + sorted[half]) / 2;
  };
  const duration = (seconds) => {
    if (!(seconds >= 0)) return "–";
    if (seconds < 9.95) return seconds >= 0.05 ? `${seconds.toFixed(1)} s` : "0 s";
    const whole = seconds % 1 === 0.5 ? 2 * Math.round(seconds / 2) : Math.round(seconds);
    const [minutes, hours, days] = [60, 3600, 86400].map((unit) => Math.floor(whole / unit));
    if (days) return `${days} d ${hours % 24} h`;
    if (hours) return `${hours} h ${String(minutes % 60).padStart(2, "0")} min`;
    return minutes ? `${minutes} min ${String(whole % 60).padStart(2, "0")} s` : `${whole} s`;
  };

  // ---- tables: sort by a column, search, open what is folded

  const ROWS = Number(document.body.dataset.rows);
  const tables = new Map();

  const value = (row, column) => {
    const cell = row.cells[column];
    const text = cell.dataset.v ?? cell.textContent.trim();
    const number = Number(text.replace(/,|\s*%$/g, ""));
    return text === "" || text === "–" ? null : Number.isNaN(number) ? text : number;
  };
  const compare = (a, b) =>
    typeof a === "number" && typeof b === "number"
      ? a - b
      : String(a).localeCompare(String(b), "en", { numeric: true });

  function enliven(place) {
    const body = place.querySelector("tbody");
    const folded = place.querySelector("details.more");
    if (folded) {
      body.append(...folded.querySelectorAll("tbody > tr"));
      folded.remove();
    }
    const rows = [...body.rows];
    const state = { rows, query: "", open: false, off: new Set() };
    tables.set(place, state);
    if (rows.length < 3) return;
    const more = make("button", "", "more");
    const found = make("span", "", "note");
    found.setAttribute("role", "status");
    state.show = () => {
      const fitting = rows.filter(
        (row) =>
          !state.off.has(row) &&
          (!state.query || row.textContent.toLowerCase().includes(state.query)),
      );
      const cut = state.open || state.query || fitting.length <= ROWS + 6 ? Infinity : ROWS;
      const shown = new Set(fitting.filter((_, at) => at < cut));
      for (const row of rows) row.hidden = !shown.has(row);
      more.hidden = fitting.length <= cut;
      more.textContent = `Show all ${fitting.length.toLocaleString("en")}`;
      found.textContent = state.query ? `${fitting.length.toLocaleString("en")} found` : "";
    };
    more.addEventListener("click", () => {
      state.open = true;
      state.show();
    });
    all("thead th", place).forEach((head, column) => {
      const button = make("button", "", "sort");
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const before = head.getAttribute("aria-sort");
        const numbers = rows.some((row) => typeof value(row, column) === "number");
        const up = before ? before === "descending" : !numbers;
        for (const other of head.parentNode.cells) other.removeAttribute("aria-sort");
        head.setAttribute("aria-sort", up ? "ascending" : "descending");
        const values = new Map(rows.map((row) => [row, value(row, column)]));
        rows.sort((one, two) => {
          const [a, b] = [values.get(one), values.get(two)];
          if (a === null || b === null) return (a === null) - (b === null);
          return up ? compare(a, b) : compare(b, a);
        });
        body.append(...rows);
        state.show();
      });
    });
    if (rows.length > ROWS) {
      const search = make("input", "");
      search.type = "search";
      search.placeholder = "Search";
      search.setAttribute("aria-label", `Search: ${place.querySelector("caption").textContent}`);
      search.addEventListener("input", () => {
        state.query = search.value.trim().toLowerCase();
        state.show();
      });
      const bar = make("div", "", "tools");
      bar.append(search, found);
      place.prepend(bar);
    }
    place.append(more);
    state.show();
  }
  all("[data-table]").forEach(enliven);

  // ---- links to what is folded away

  function reveal() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!target) return;
    const row = target.closest("tr");
    const state = tables.get(target.closest("[data-table]"));
    if (row?.hidden && state?.show) {
      state.open = true;
      state.query = "";
      const search = target.closest("[data-table]").querySelector("input[type=search]");
      if (search) search.value = "";
      state.show();
      row.hidden = false;
    }
    for (let at = target; at; at = at.parentElement) if (at.tagName === "DETAILS") at.open = true;
    target.scrollIntoView({ block: "start" });
    target.querySelector("summary")?.focus({ preventScroll: true });
  }
  addEventListener("hashchange", reveal);
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href^='#']");
    if (link && link.hash === location.hash) reveal();
  });

  // ---- cases: which are shown, and what they hold

  const cases = all("tr.case").map((row) => ({
    row,
    section: row.closest("section"),
    person: row.dataset.person,
    site: row.dataset.site,
    way: row.dataset.way,
    seconds: row.dataset.seconds ? Number(row.dataset.seconds) : NaN,
    name: row.querySelector("summary, .name").textContent,
    anchor: row.querySelector("details")?.id,
    on: true,
  }));
  const stepsOf = (one) =>
    (one.steps ??= all("li[data-a]", one.row).map((step) => Number(step.dataset.a)));
  const casesIn = (place) => {
    const section = place.closest("section.workflow");
    return section ? cases.filter((one) => one.section === section) : cases;
  };

  // ---- maps: pan, zoom, how much to show, which cases do an activity

  const maps = all("figure[data-map]").map((figure) => {
    const frame = figure.querySelector(".map");
    const templates = all("template", figure);
    const pictures = templates.map((each) => each.content.querySelector("svg"));
    const [activities, paths] = all("input[type=range]", figure);
    const first = Number(figure.dataset.first);
    const picked = figure.querySelector(".picked");
    const map = { figure, svg: frame.querySelector("svg"), zoom: 1 };
    pictures.splice(first, 0, map.svg);
    const own = casesIn(figure);

    const scale = (zoom) => {
      map.zoom = Math.min(4, Math.max(0.2, zoom));
      map.svg.style.width = `${map.svg.viewBox.baseVal.width * map.zoom}px`;
    };
    const centre = () => {
      frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2;
    };
    const pick = (box, number) => {
      const holding = own.filter((one) => one.on && stepsOf(one).includes(number));
      const name = box.querySelector("title").textContent;
      const list = make("p", "", "links");
      for (const one of holding) {
        const link = make("a", one.name);
        link.href = `#${one.anchor}`;
        list.append(link, " ");
      }
      picked.replaceChildren(make("h4", `${count(holding.length, "case")} with this activity`));
      picked.append(make("p", name), list);
      picked.hidden = false;
      all(".chosen", map.svg).forEach((other) => other.classList.remove("chosen"));
      box.classList.add("chosen");
    };
    const enlivenBoxes = () => {
      if (!own.some((one) => stepsOf(one).length)) return;
      map.svg.setAttribute("role", "group");
      for (const box of all("[data-activity]", map.svg)) {
        if (box.tabIndex === 0) continue;
        box.tabIndex = 0;
        box.setAttribute("role", "button");
        const number = Number(box.dataset.activity);
        box.addEventListener("click", () => pick(box, number));
        box.addEventListener("keydown", (event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          pick(box, number);
        });
      }
    };
    const rare = () =>
      [...new Set(all("[data-count]", map.svg).map((each) => Number(each.dataset.count)))].sort(
        (a, b) => b - a,
      );
    // Arrows that an activity hangs on name no count, and always stay.
    const showPaths = () => {
      const counts = rare();
      const least = counts[Number(paths.value) - 1] ?? Infinity;
      const hidden = new Set();
      for (const arrow of all("[data-count]", map.svg)) {
        const away = Number(arrow.dataset.count) < least;
        arrow.style.display = away ? "none" : "";
        if (away) hidden.add(`${arrow.dataset.from} ${arrow.dataset.to}`);
      }
      paths.nextElementSibling.textContent = hidden.size
        ? `${hidden.size} rarer hidden`
        : "as drawn";
    };
    const setPaths = () => {
      paths.max = rare().length;
      paths.value = paths.max;
      paths.parentNode.hidden = paths.max === "0";
      showPaths();
    };
    const showActivities = () => {
      const next = pictures[Number(activities.value)];
      map.svg.replaceWith(next);
      map.svg = next;
      const drawn = all("[data-activity]", next).length;
      activities.nextElementSibling.textContent = `${drawn} of ${figure.dataset.activities}`;
      picked.hidden = true;
      scale(map.zoom);
      setPaths();
      enlivenBoxes();
      recount(map, own);
      centre();
    };
    activities.parentNode.hidden = pictures.length < 2;
    activities.addEventListener("input", showActivities);
    paths.addEventListener("input", showPaths);
    for (const button of all("button[data-zoom]", figure)) {
      button.addEventListener("click", () => {
        const { width, height } = map.svg.viewBox.baseVal;
        const whole = Math.min(1, (frame.clientWidth - 24) / width, (innerHeight * 0.8) / height);
        const zooms = { in: map.zoom * 1.25, out: map.zoom / 1.25, real: 1, whole };
        scale(zooms[button.dataset.zoom]);
        centre();
      });
    }
    let held = null;
    frame.addEventListener("pointerdown", (event) => {
      if (event.pointerType !== "mouse" || event.button) return;
      held = [event.clientX + frame.scrollLeft, event.clientY + frame.scrollTop];
    });
    addEventListener("pointermove", (event) => {
      if (!held) return;
      frame.scrollLeft = held[0] - event.clientX;
      frame.scrollTop = held[1] - event.clientY;
    });
    addEventListener("pointerup", () => {
      held = null;
    });
    figure.querySelector(".tools").hidden = false;
    setPaths();
    enlivenBoxes();
    centre();
    activities.nextElementSibling.textContent =
      `${all("[data-activity]", map.svg).length} of ${figure.dataset.activities}`;
    map.own = own;
    return map;
  });

  // Counts of a map over the cases that are shown; its times are those of all.
  function recount(map, own) {
    const shown = own.filter((one) => one.on);
    const whole = shown.length === own.length || own.some((one) => !stepsOf(one).length);
    const times = new Map();
    for (const one of whole ? [] : shown) {
      const steps = stepsOf(one);
      [-1, ...steps, -2].forEach((step, at, line) => {
        times.set(`${step}`, (times.get(`${step}`) ?? 0) + 1);
        if (at) times.set(`${line[at - 1]} ${step}`, (times.get(`${line[at - 1]} ${step}`) ?? 0) + 1);
      });
    }
    for (const part of all("[data-activity], [data-from]:not([data-through])", map.svg)) {
      const { activity, from, to } = part.dataset;
      const number = times.get(activity ?? `${from} ${to}`) ?? 0;
      part.classList.toggle("gone", !whole && !number);
      const text = [...part.querySelectorAll("text")].pop();
      if (!text) continue;
      text.dataset.all ??= text.textContent;
      text.textContent = whole
        ? text.dataset.all
        : number.toLocaleString("en") + (activity === undefined ? "" : "×");
    }
  }

  // ---- people and sites, switched on and off

  const switches = document.querySelector(".switches");
  function choose() {
    const off = { person: new Set(), site: new Set() };
    for (const box of all("input[type=checkbox]", switches))
      if (!box.checked) off[box.name].add(box.value);
    for (const one of cases) one.on = !off.person.has(one.person) && !off.site.has(one.site);
    for (const [place, state] of tables) {
      const own = cases.filter((one) => place.contains(one.row));
      if (!own.length) continue;
      state.off = new Set(own.filter((one) => !one.on).map((one) => one.row));
      if (state.show) state.show();
      else for (const one of own) one.row.hidden = !one.on;
    }
    for (const section of all("section.workflow, #summary")) {
      const own = casesIn(section);
      const shown = own.filter((one) => one.on);
      const told = section.querySelector("[data-figure=cases]");
      if (told) told.textContent = shown.length.toLocaleString("en");
      const usual = section.querySelector("[data-figure=duration]");
      const known = shown.map((one) => one.seconds).filter((each) => each >= 0);
      if (usual) usual.textContent = duration(known.length ? middle(known) : NaN);
      for (const way of all("li[data-way]", section)) {
        const taking = shown.filter((one) => one.way === way.dataset.way).length;
        way.hidden = !taking;
        way.querySelector("[data-taken]").textContent = `${taking} of ${shown.length}`;
      }
    }
    for (const map of maps) {
      map.figure.querySelector(".picked").hidden = true;
      recount(map, map.own);
    }
    const shown = cases.filter((one) => one.on).length;
    switches.querySelector("[role=status]").textContent =
      shown === cases.length
        ? ""
        : `${shown} of ${count(cases.length, "case")} shown. Cases, ways and the counts in maps` +
          " follow; sentences, times and the other tables are about all.";
  }
  if (switches && cases.length) {
    switches.hidden = false;
    switches.addEventListener("change", choose);
    switches.querySelector("button").addEventListener("click", () => {
      for (const box of all("input[type=checkbox]", switches)) box.checked = true;
      choose();
    });
  }

  if (location.hash) reveal();
})();
