-- What is said in one language by a block or a content; Dutch stands in for what is not translated.
CREATE FUNCTION said_in(data jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(said #>> '{}', ' '), '')
  FROM jsonb_path_query(coalesce(nullif(data->locale, 'null'), data->'nl'), 'strict $.**') AS said
  WHERE jsonb_typeof(said) = 'string'
$$;
-- What readers see of a layout.
CREATE FUNCTION layout_texts(layout jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(string_agg(public.said_in(block->'data', locale), ' '), '')
  FROM jsonb_array_elements(layout) AS block WHERE (block->>'hidden') IS DISTINCT FROM 'true'
$$;
--> statement-breakpoint
ALTER TABLE faqs
  ADD COLUMN search_nl tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_nl', texts_in(question, 'nl')), 'A') || setweight(to_tsvector('leerplein_nl', texts_in(answer, 'nl')), 'D')) STORED,
  ADD COLUMN search_en tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_en', texts_in(question, 'en')), 'A') || setweight(to_tsvector('leerplein_en', texts_in(answer, 'en')), 'D')) STORED,
  ADD COLUMN search_fr tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_fr', texts_in(question, 'fr')), 'A') || setweight(to_tsvector('leerplein_fr', texts_in(answer, 'fr')), 'D')) STORED;
--> statement-breakpoint
ALTER TABLE pages
  ADD COLUMN search_nl tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_nl', texts_in(title, 'nl')), 'A') || setweight(to_tsvector('leerplein_nl', texts_in(seo_description, 'nl')), 'B') || setweight(to_tsvector('leerplein_nl', layout_texts(layout, 'nl')), 'D')) STORED,
  ADD COLUMN search_en tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_en', texts_in(title, 'en')), 'A') || setweight(to_tsvector('leerplein_en', texts_in(seo_description, 'en')), 'B') || setweight(to_tsvector('leerplein_en', layout_texts(layout, 'en')), 'D')) STORED,
  ADD COLUMN search_fr tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_fr', texts_in(title, 'fr')), 'A') || setweight(to_tsvector('leerplein_fr', texts_in(seo_description, 'fr')), 'B') || setweight(to_tsvector('leerplein_fr', layout_texts(layout, 'fr')), 'D')) STORED;
--> statement-breakpoint
ALTER TABLE static_contents
  ADD COLUMN search_nl tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_nl', said_in(data, 'nl')), 'B') || setweight(to_tsvector('leerplein_nl', layout_texts(coalesce(layout, '[]'), 'nl')), 'D')) STORED,
  ADD COLUMN search_en tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_en', said_in(data, 'en')), 'B') || setweight(to_tsvector('leerplein_en', layout_texts(coalesce(layout, '[]'), 'en')), 'D')) STORED,
  ADD COLUMN search_fr tsvector GENERATED ALWAYS AS (setweight(to_tsvector('leerplein_fr', said_in(data, 'fr')), 'B') || setweight(to_tsvector('leerplein_fr', layout_texts(coalesce(layout, '[]'), 'fr')), 'D')) STORED;
--> statement-breakpoint
-- What people typed and did not find. A word that editors wrote about already stays theirs.
INSERT INTO search_terms (language, term, meanings) VALUES
  ('nl', 'gevorderd', '{}'), ('nl', 'gevorderden', '{}'), ('nl', 'vaardigheden', '{}'),
  ('nl', 'goedkoop', '{subsidies}'), ('nl', 'goedkope', '{subsidies}'), ('nl', 'korting', '{subsidies}'),
  ('nl', 'premie', '{subsidies}'), ('nl', 'steun', '{subsidies}'), ('nl', 'opleidingscheques', '{subsidies}'),
  ('nl', 'tijdsbeheer', '{werkdruk}'), ('nl', 'tijdbeheer', '{werkdruk}'), ('nl', 'timemanagement', '{werkdruk}'),
  ('nl', 'time management', '{werkdruk}'),
  ('nl', 'engels', '{taal}'), ('nl', 'frans', '{taal}'), ('nl', 'duits', '{taal}'),
  ('nl', 'avondcursus', '{avonds}'), ('nl', 'avondopleiding', '{avonds}'), ('nl', 'avondlessen', '{avonds}'),
  ('nl', 'sociale media', '{social media}'), ('nl', 'marketing', '{prijs bepalen}'),
  ('nl', 'verkopers', '{verkoop}'), ('nl', 'verkoper', '{verkoop}'),
  ('nl', 'preventieadviseur', '{VCA}'), ('nl', 'parking', '{praktische info}'), ('nl', 'parkeren', '{praktische info}'),
  ('nl', 'verkoop', '{prijs bepalen}'),
  ('en', 'advanced', '{}'), ('en', 'grant', '{subsidies}'), ('en', 'grants', '{subsidies}'),
  ('en', 'funding', '{subsidies}'), ('en', 'discount', '{subsidies}'), ('en', 'cheap', '{subsidies}'),
  ('en', 'time management', '{workload}'), ('en', 'english', '{language}'), ('en', 'french', '{language}'),
  ('en', 'sales', '{defend your price}'), ('en', 'parking', '{practical information}'), ('en', 'evening class', '{evening}'), ('en', 'social media', '{social media}'),
  ('fr', 'avance', '{}'), ('fr', 'avancee', '{}'), ('fr', 'cheque formation', '{subsides}'),
  ('fr', 'cheques formation', '{subsides}'), ('fr', 'prime', '{subsides}'), ('fr', 'aide', '{subsides}'),
  ('fr', 'pas cher', '{subsides}'), ('fr', 'reduction', '{subsides}'),
  ('fr', 'anglais', '{langue}'), ('fr', 'reseaux sociaux', '{médias sociaux}'), ('fr', 'vente', '{fixer votre prix}'),
  ('fr', 'ventes', '{fixer votre prix}'), ('fr', 'debutant', '{}'), ('fr', 'debutants', '{}'), ('fr', 'parking', '{infos pratiques}'), ('fr', 'gestion du temps', '{charge de travail}'), ('fr', 'cours du soir', '{soir}')
ON CONFLICT DO NOTHING;
--> statement-breakpoint
UPDATE search_terms SET meanings = '{leading,influence}' WHERE (language, term, meanings) = ('en', 'leadership', '{leading}');
