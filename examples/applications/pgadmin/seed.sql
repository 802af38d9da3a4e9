-- What the ferry company's office keeps in its database, and who may work with it.
\set ON_ERROR_STOP on
SET client_min_messages = warning;
\o /dev/null

-- groups, and colleagues with an account each
CREATE ROLE booking_desk;
CREATE ROLE quay_staff;
CREATE ROLE bookkeeping;
CREATE ROLE lookers_on;
CREATE ROLE bjarne LOGIN CONNECTION LIMIT 3 IN ROLE quay_staff;
CREATE ROLE frida LOGIN CONNECTION LIMIT 5 IN ROLE bookkeeping;
CREATE ROLE hakon LOGIN CONNECTION LIMIT 3 IN ROLE booking_desk
  VALID UNTIL '2026-12-31 00:00:00+00';
CREATE ROLE lovisa LOGIN CONNECTION LIMIT 2 IN ROLE lookers_on;
COMMENT ON ROLE bjarne IS 'Harbour master';
COMMENT ON ROLE hakon IS 'Covers for Ellen, until the end of the year';

CREATE DATABASE ferries;
COMMENT ON DATABASE ferries IS 'Crossings, fares and all that is found on board';
\connect ferries
SET client_min_messages = warning;

CREATE TABLE vessels (
  name text PRIMARY KEY, seats integer NOT NULL, cars integer NOT NULL, built integer);
INSERT INTO vessels VALUES ('Ejdern', 180, 22, 1998), ('Gryningen', 320, 46, 2011),
  ('Lilla Havet', 60, 0, 1974), ('Tobisen', 140, 14, 2003);

CREATE TABLE landings (name text PRIMARY KEY, island text NOT NULL, depth numeric(4, 1));
INSERT INTO landings VALUES ('Norra bryggan', 'Storskar', 4.5),
  ('Lotsberget', 'Hamnholmen', 6.0), ('Sandviken', 'Langgrund', 3.2),
  ('Fiskehamnen', 'Mainland', 7.5);

CREATE TABLE fares (
  id serial PRIMARY KEY, line integer NOT NULL, ticket text NOT NULL,
  price numeric(8, 2) NOT NULL, bookable boolean NOT NULL DEFAULT true,
  valid_from date NOT NULL DEFAULT '2026-05-01');
COMMENT ON TABLE fares IS 'What a crossing costs';
INSERT INTO fares (line, ticket, price, bookable)
SELECT line, ticket, round((base * share)::numeric, 2), ticket <> 'Bicycle'
FROM (VALUES (1, 9.0), (2, 12.5), (4, 7.4)) AS given(line, base),
  (VALUES ('Adult', 1.0), ('Child', 0.5), ('Pensioner', 0.7), ('Bicycle', 0.4),
    ('Car', 3.2), ('Dog', 0.3)) AS kind(ticket, share)
ORDER BY line DESC, base * share DESC;

CREATE TABLE crossings (
  id serial PRIMARY KEY, leaves timestamp NOT NULL, route text NOT NULL,
  vessel text NOT NULL REFERENCES vessels, passengers integer NOT NULL,
  cancelled boolean NOT NULL DEFAULT false);
INSERT INTO crossings (leaves, route, vessel, passengers, cancelled)
SELECT day + hour, route, vessel, 12 + (n * 37) % 130, n % 19 = 0
FROM (VALUES ('Storskar', 'Ejdern', interval '7 hours'),
    ('Hamnholmen', 'Gryningen', interval '8 hours 30 minutes'),
    ('Langgrund', 'Tobisen', interval '16 hours 15 minutes'))
    AS given(route, vessel, hour),
  generate_series(timestamp '2026-10-01', '2026-11-24', '1 day')
    WITH ORDINALITY AS days(day, n);

CREATE TABLE lost_property (
  id serial PRIMARY KEY, found_on date NOT NULL, vessel text REFERENCES vessels,
  what text NOT NULL, collected boolean NOT NULL DEFAULT false);
INSERT INTO lost_property (found_on, vessel, what, collected) VALUES
  ('2026-11-02', 'Ejdern', 'Grey woollen glove, left', false),
  ('2026-11-05', 'Gryningen', 'Umbrella with a duck''s head', true),
  ('2026-11-11', 'Gryningen', 'Cello bow in a tube', false),
  ('2026-11-19', 'Tobisen', 'Bag of bulbs', false);

CREATE TABLE complaints (
  id serial PRIMARY KEY, came_in date NOT NULL, route text NOT NULL,
  matter text NOT NULL, answered boolean NOT NULL DEFAULT false);
INSERT INTO complaints (came_in, route, matter, answered) VALUES
  ('2026-10-14', 'Langgrund', 'Left four minutes early', true),
  ('2026-10-30', 'Storskar', 'Coffee machine out of order again', false),
  ('2026-11-16', 'Hamnholmen', 'Heating on the car deck', false);

CREATE VIEW busy_crossings AS
SELECT leaves, route, vessel, passengers FROM crossings WHERE passengers > 120;
GRANT SELECT ON busy_crossings TO booking_desk;
