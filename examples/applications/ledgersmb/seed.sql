-- What the workshop's office finds: its staff, its customers, its goods, its books.
-- psql -v password=... -v names='ingrid tomas ...' -f seed.sql
\set ON_ERROR_STOP on
SET client_min_messages = warning;
\o /dev/null

UPDATE defaults SET value = 'USD:EUR' WHERE setting_key = 'curr';
UPDATE defaults SET value = '0' WHERE setting_key = 'separate_duties';
UPDATE defaults SET value = '1008' WHERE setting_key = 'customernumber';
UPDATE defaults SET value = 'C-8' WHERE setting_key = 'entity_control';
UPDATE defaults SET value = '2026' WHERE setting_key = 'sinumber';
INSERT INTO defaults VALUES ('company_name', 'Lindqvist Violins'),
  ('default_country', (SELECT id FROM country WHERE short_name = 'US')::text);
INSERT INTO language VALUES ('en_US', 'English (US)') ON CONFLICT DO NOTHING;
INSERT INTO business (description, discount)
VALUES ('School', 0.05), ('Orchestra', 0.08), ('Dealer', 0.2);
INSERT INTO partsgroup (partsgroup) VALUES ('Strings'), ('Bows'), ('Workbench');

-- the staff, each with an account
CREATE TEMP TABLE staff AS
SELECT name, (ARRAY['Vance', 'Keller', 'Odhiambo', 'Malik', 'Moreau'])[n] AS family, n
FROM unnest(string_to_array(:'names', ' ')) WITH ORDINALITY AS given(name, n);
INSERT INTO entity (name, entity_class, control_code, country_id)
SELECT initcap(staff.name) || ' ' || family, 3, 'E-' || n, country.id
FROM staff, country WHERE short_name = 'US';
INSERT INTO person (entity_id, first_name, last_name)
SELECT entity.id, initcap(staff.name), family
FROM staff JOIN entity ON control_code = 'E-' || n;
INSERT INTO entity_employee (entity_id, employeenumber)
SELECT entity.id, n FROM staff JOIN entity ON control_code = 'E-' || n;
SELECT admin__save_user(NULL, entity.id, staff.name, :'password', false)
FROM staff JOIN entity ON control_code = 'E-' || n;
SELECT format('ALTER ROLE %I VALID UNTIL ''infinity''', name) FROM staff
\gexec
SELECT admin__add_user_to_role(name, given.task)
FROM staff, unnest(ARRAY[
  'contact_all_rights', 'ar_all', 'receipt_process', 'gl_all', 'part_create',
  'part_edit', 'financial_reports', 'file_read', 'file_attach_tx',
  'file_attach_entity', 'file_attach_eca', 'file_attach_part'
]) AS given(task);

-- customers, who owe what they owe within so many days
CREATE TEMP TABLE customer AS
SELECT row_number() OVER () AS n, * FROM (VALUES
  ('Alder Creek School of Music', '48 Mill Lane', 'Alder Creek', 'OR', '97321', 30),
  ('Birch Hall Chamber Players', '7 Concert Square', 'Salem', 'OR', '97301', 14),
  ('Cascade Youth Orchestra', '210 Hawthorne Street', 'Eugene', 'OR', '97401', 30),
  ('Dunmore Public Schools', '1500 College Avenue', 'Dunmore', 'WA', '98632', 45),
  ('Fairweather Strings', '22 Harbor Road', 'Astoria', 'OR', '97103', 14),
  ('Gresham String Quartet', '9 Orchard Court', 'Gresham', 'OR', '97030', 14),
  ('Hollis & Daughters Violins', '61 Front Street', 'Portland', 'OR', '97204', 30),
  ('Larkspur Fiddle Camp', '3 Lakeside Trail', 'Bend', 'OR', '97701', 10)
) AS given(name, street, city, state, code, terms);
SELECT company__save('C-' || n, 2, customer.name, NULL, NULL, NULL, country.id, NULL, NULL)
FROM customer, country WHERE short_name = 'US';
SELECT eca__save(NULL, 2, entity.id, NULL, 0, false, 2500, 0, terms,
  (1000 + n)::text, NULL, 'en', NULL, 'USD', '2024-01-15', NULL, 0,
  (SELECT id FROM account WHERE accno = '1200'),
  (SELECT id FROM account WHERE accno = '1060'), NULL, NULL, NULL)
FROM customer JOIN entity ON control_code = 'C-' || n;
SELECT eca__set_taxes(credit.id, ARRAY[account.id])
FROM entity_credit_account credit, account WHERE accno = '2150' AND credit.entity_class = 2;
SELECT entity__location_save(entity.id, NULL, 1, street, NULL, city, state, code,
  entity.country_id, NULL)
FROM customer JOIN entity ON control_code = 'C-' || n;

-- what is sold: things first, then work
INSERT INTO parts (partnumber, description, unit, sellprice, lastcost, listprice,
  onhand, rop, inventory_accno_id, income_accno_id, expense_accno_id, partsgroup_id)
SELECT number, description, unit, price, cost, price, 0, 0,
  (SELECT id FROM account WHERE accno = '1510' AND kind <> 'Workbench'),
  (SELECT id FROM account WHERE accno = '4010'),
  (SELECT id FROM account WHERE accno = '5010'), partsgroup.id
FROM (VALUES
  ('BOW-34', 'Bow, three-quarter size', 'ea', 85.00, 41.00, 'Bows'),
  ('BOW-44', 'Bow, full size', 'ea', 140.00, 72.00, 'Bows'),
  ('CASE-V', 'Violin case, oblong', 'ea', 118.00, 64.00, 'Bows'),
  ('CHIN-01', 'Chin rest, ebony', 'ea', 32.00, 14.50, 'Bows'),
  ('ROS-D', 'Rosin, dark', 'ea', 9.50, 3.80, 'Bows'),
  ('STR-C', 'Cello strings, set', 'set', 164.00, 98.00, 'Strings'),
  ('STR-VA', 'Viola strings, set', 'set', 96.00, 55.00, 'Strings'),
  ('STR-VN', 'Violin strings, set', 'set', 68.00, 37.00, 'Strings'),
  ('HAIR', 'Rehair a bow', 'ea', 55.00, 0, 'Workbench'),
  ('POST', 'Fit a sound post', 'ea', 45.00, 0, 'Workbench'),
  ('RENT', 'Hire of an instrument, month', 'mon', 30.00, 0, 'Workbench'),
  ('SETUP', 'Set up an instrument', 'hr', 72.00, 0, 'Workbench')
) AS given(number, description, unit, price, cost, kind)
JOIN partsgroup ON partsgroup = kind;
INSERT INTO partstax (parts_id, chart_id)
SELECT parts.id, account.id FROM parts, account
WHERE accno = '2150' AND inventory_accno_id IS NOT NULL;

-- what has been written into the journal so far
CREATE TEMP TABLE entry AS
SELECT row_number() OVER () AS n, * FROM (VALUES
  ('RENT-09', 'Rent of the workshop, September', '2026-09-01', 1450.00, '5760', '1060'),
  ('RENT-10', 'Rent of the workshop, October', '2026-10-01', 1450.00, '5760', '1060'),
  ('GLUE-31', 'Hide glue and clamps', '2026-10-12', 86.20, '5765', '1065'),
  ('RENT-11', 'Rent of the workshop, November', '2026-11-02', 1450.00, '5760', '1060'),
  ('INS-Q4', 'Insurance of the instruments', '2026-11-06', 390.00, '5685', '1060')
) AS given(reference, description, day, amount, debit, credit);
INSERT INTO gl (reference, description, transdate, approved, person_id)
SELECT reference, description, day::date, true,
  (SELECT entity_id FROM users ORDER BY id LIMIT 1)
FROM entry ORDER BY n;
INSERT INTO acc_trans (trans_id, chart_id, amount, transdate, approved)
SELECT gl.id, account.id,
  CASE accno WHEN debit THEN -amount ELSE amount END, day::date, true
FROM entry JOIN gl USING (reference) JOIN account ON accno IN (debit, credit);
