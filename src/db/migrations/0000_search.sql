CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
-- Full text per language, in which 'stratégie' and 'strategie' are one word.
CREATE TEXT SEARCH CONFIGURATION leerplein_nl (COPY = dutch);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION leerplein_en (COPY = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION leerplein_fr (COPY = french);--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION leerplein_nl
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, dutch_stem;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION leerplein_en
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, english_stem;--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION leerplein_fr
  ALTER MAPPING FOR asciiword, word, asciihword, hword, hword_asciipart, hword_part WITH unaccent, french_stem;
