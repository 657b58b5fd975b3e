import { sql } from 'drizzle-orm'

/** The texts that have Dutch, of which the others are translations. */
const texts = sql`
  select text from jsonb_array_elements(
    jsonb_build_array(title, slug, summary, description, audience, certificate) || outcomes || included
      || coalesce((select jsonb_agg(part->'title') || jsonb_agg(part->'text') from jsonb_array_elements(programme) part), '[]')
  ) text where text->>'nl' <> ''`

/** Every course with how far its languages are, as one list. */
export const deskCourses = sql`(
  select courses.id, courses.key, courses.title, courses.type, categories.key as category_key,
    categories.name as category, courses.price, courses.banner_id, courses.updated_at, texts.texts, texts.en, texts.fr,
    (select count(*)::int from sessions where sessions.course_id = courses.id and start_date > now()
      and canceled_at is null) as sessions,
    plain_text(concat_ws(' ', title->>'nl', title->>'en', title->>'fr', slug->>'nl', slug->>'en', slug->>'fr'))
      as search_text
  from courses join categories on categories.id = courses.category_id
  cross join lateral (
    select count(*)::int as texts, count(*) filter (where coalesce(text->>'en', '') = '')::int as en,
      count(*) filter (where coalesce(text->>'fr', '') = '')::int as fr
    from (${texts}) own) texts) courses`
