CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
-- Full text per language, in which 'stratégie' and 'strategie' are one word.
CREATE TEXT SEARCH CONFIGURATION leerplein_nl (COPY = dutch);
CREATE TEXT SEARCH CONFIGURATION leerplein_en (COPY = english);
CREATE TEXT SEARCH CONFIGURATION leerplein_fr (COPY = french);
ALTER TEXT SEARCH CONFIGURATION leerplein_nl
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, dutch_stem;
ALTER TEXT SEARCH CONFIGURATION leerplein_en
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;
ALTER TEXT SEARCH CONFIGURATION leerplein_fr
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, french_stem;
-- A text as people type it when they look for it: accents and capitals make no difference.
CREATE FUNCTION plain_text(text text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT lower(public.unaccent('public.unaccent'::regdictionary, text))
$$;
-- What one organisation is called, however it is written: accents, capitals and blanks make no other name of it.
CREATE FUNCTION organisation_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '\s+', ' ', 'g'))
$$;
CREATE FUNCTION vat_key(vat text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(vat, '[^[:alnum:]]', '', 'g'))
$$;
-- The same without its country and the noughts before it: people write it in all these ways. Null where nothing is left.
CREATE FUNCTION vat_number(vat text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT nullif(regexp_replace(public.vat_key(vat), '^(BE)?0*', ''), '')
$$;
-- Every text of one language in a localized value or a list of them, in which CO₂ is CO2; Dutch stands in for what is
-- not translated.
CREATE FUNCTION texts_in(texts jsonb, locale text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT translate(coalesce(string_agg(coalesce(part->>locale, part->>'nl'), ' '), ''), '₀₁₂₃₄₅₆₇₈₉', '0123456789')
  FROM jsonb_path_query(texts, 'strict $.**') AS part WHERE jsonb_typeof(part) = 'object' AND part ? 'nl'
$$;
-- The cancellation terms that hold for what is ordered now; a default of columns, so it says no more than an id.
CREATE FUNCTION terms_in_force() RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT id FROM cancellation_terms WHERE valid_from <= (now() AT TIME ZONE 'Europe/Brussels')::date
    ORDER BY valid_from DESC LIMIT 1);
END $$;
-- A layout as readers of a language see it, where its blocks stand at other places than the Dutch.
CREATE FUNCTION arranged(layout jsonb, places jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN places IS NULL THEN layout ELSE (
    SELECT coalesce(jsonb_agg(block - 'hidden' ORDER BY place), '[]')
    FROM jsonb_array_elements_text(places) WITH ORDINALITY AS one(id, place)
    JOIN jsonb_array_elements(layout) AS block ON block->>'id' = one.id) END
$$;
