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
-- What one organisation is called, however it is written: accents, capitals and blanks make no other name of it.
CREATE FUNCTION organisation_key(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, name)), '\s+', ' ', 'g'))
$$;
CREATE FUNCTION vat_key(vat text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT upper(regexp_replace(vat, '[^[:alnum:]]', '', 'g'))
$$;
