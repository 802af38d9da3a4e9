// Reads BPMN files with bpmn-moddle and bpmnlint; prints one JSON object a file.
// Packages are looked up from WB2PM_NODE_MODULES, or from this folder.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const home = process.env.WB2PM_NODE_MODULES ?? import.meta.dirname;
const require = createRequire(path.join(home, "package.json"));
const load = async (name) => import(pathToFileURL(require.resolve(name)));

const { BpmnModdle } = await load("bpmn-moddle");
const { Linter } = await load("bpmnlint");
const { default: NodeResolver } = await load("bpmnlint/lib/resolver/node-resolver.js");

const resolver = new NodeResolver({ require });
// Labels of recorded work are long, so tasks are larger than the standard size.
const config = { extends: "bpmnlint:all", rules: { "standard-size": "off" } };
for (const file of process.argv.slice(2)) {
  const { rootElement, warnings } = await new BpmnModdle().fromXML(readFileSync(file, "utf-8"));
  // A linter remembers flows it has seen: each file gets its own.
  const linter = new Linter({ config, resolver });
  const reports = await linter.lint(rootElement);
  const shapes = rootElement.diagrams[0].plane.planeElement.length;
  console.log(JSON.stringify({ file, shapes, warnings: warnings.map(String), reports }));
}
