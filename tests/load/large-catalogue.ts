import type { Pool } from 'pg'

/** For whom a course of the large catalogue is: words that the demo courses rarely have. */
const sectors: [nl: string, en: string, fr: string][] = [
  ['bouw', 'construction', 'construction'],
  ['horeca', 'hospitality', 'restauration'],
  ['voeding', 'food industry', 'agroalimentaire'],
  ['landbouw', 'farming', 'agriculture'],
  ['ziekenhuizen', 'hospitals', 'hôpitaux'],
  ['apotheken', 'pharmacies', 'pharmacies'],
  ['kinderopvang', 'childcare', 'crèches'],
  ['scholen', 'schools', 'écoles'],
  ['gemeenten', 'municipalities', 'communes'],
  ['notarissen', 'notaries', 'notaires'],
  ['advocaten', 'lawyers', 'avocats'],
  ['architecten', 'architects', 'architectes'],
  ['ingenieurs', 'engineers', 'ingénieurs'],
  ['makelaars', 'brokers', 'courtiers'],
  ['banken', 'banks', 'banques'],
  ['verzekeraars', 'insurers', 'assureurs'],
  ['transport', 'haulage', 'transporteurs'],
  ['havens', 'ports', 'ports'],
  ['luchthavens', 'airports', 'aéroports'],
  ['spoorwegen', 'railways', 'chemins de fer'],
  ['chemie', 'chemistry', 'chimie'],
  ['textiel', 'textiles', 'textile'],
  ['metaal', 'metalworking', 'métallurgie'],
  ['houtbewerking', 'woodworking', 'menuiserie'],
  ['drukkerijen', 'printers', 'imprimeries'],
  ['uitgeverijen', 'publishers', 'éditeurs'],
  ['musea', 'museums', 'musées'],
  ['toerisme', 'tourism', 'tourisme'],
  ['sportclubs', 'sports clubs', 'clubs sportifs'],
  ['theaters', 'theatres', 'théâtres'],
  ['garages', 'garages', 'garages'],
  ['kappers', 'hairdressers', 'coiffeurs'],
  ['bakkers', 'bakers', 'boulangers'],
  ['slagers', 'butchers', 'bouchers'],
  ['bloemisten', 'florists', 'fleuristes'],
  ['tuinaanleg', 'landscaping', 'jardiniers'],
  ['schoonmaak', 'cleaning', 'nettoyage'],
  ['beveiliging', 'guarding', 'gardiennage'],
  ['uitzendkantoren', 'staffing agencies', 'intérim'],
  ['brouwerijen', 'breweries', 'brasseries'],
]

/** Words of which each is in a few dozen courses. */
const places =
  `Aalst Aarschot Andenne Ath Bastogne Beringen Bilzen Binche Blankenberge Boom Bouillon Bree Charleroi Chimay
  Ciney Couvin Deinze Dendermonde Diest Diksmuide Dilbeek Dinant Durbuy Eeklo Enghien Eupen Fleurus Florenville Geel Gembloux
  Genk Geraardsbergen Halle Hannut Harelbeke Hasselt Herentals Herstal Huy Ieper Izegem Knokke Kortrijk Leuven Lier Lokeren
  Lommel Maaseik Malmedy Mechelen Menen Mol Mons Mortsel Namur Nijvel Ninove Oostende Ottignies Oudenaarde Poperinge
  Roeselare Ronse Seraing Soignies Spa Stavelot Temse Tienen Tongeren Torhout Tournai Turnhout Verviers Veurne Vilvoorde
  Virton Waregem Waterloo Wavre Zottegem`.split(/\s+/)

const text = (column: string, other: string) =>
  `jsonb_build_object(${['nl', 'en', 'fr'].map((locale) => `'${locale}', (${column}->>'${locale}') || ${other.replaceAll('LOCALE', locale)}`).join(', ')})`

/** Each new course has its title, texts and links of a demo course, a summary of another, a sector and a place. */
const moreCourses = `
  with base as (select row_number() over (order by key) - 1 as n, count(*) over () as many, courses.* from courses),
  wanted as (select n, md5(n::text)::uuid as id,
      $1::jsonb->((n * 7 + n / 40) % jsonb_array_length($1))::int as sector,
      ($2::text[])[1 + (n * 13 + n / 17) % array_length($2::text[], 1)] as place
    from generate_series(1, $3::int - (select count(*) from courses)) as n)
  insert into courses (id, key, type, slug, title, summary, description, audience, outcomes, programme, days, price,
    subsidised, show_on_home_page, banner_id, category_id)
  select wanted.id, base.key || '-' || wanted.n, base.type, ${text('base.slug', `'-' || wanted.n`)},
    ${text('base.title', `': ' || (sector->>'LOCALE')`)}, ${text('other.summary', `' ' || place`)},
    ${text('base.description', `' ' || place || ', ' || (sector->>'LOCALE') || '.'`)},
    base.audience, base.outcomes, base.programme, base.days, base.price + 500 * (wanted.n % 100),
    base.subsidised, false, null, base.category_id
  from wanted join base on base.n = wanted.n % base.many
    join base other on other.n = (wanted.n / base.many + wanted.n * 5) % base.many`

const links = ['theme', 'location', 'language', 'trainer'].map(
  (name) => `insert into course_${name}s (course_id, ${name}_id)
    select courses.id, ${name}_id from courses
    join courses as base on courses.key ~ '-\\d+$' and base.key = regexp_replace(courses.key, '-\\d+$', '') and base.id <> courses.id
    join course_${name}s on course_id = base.id on conflict do nothing`,
)

/** One in five lies behind us, one in eight is full. */
const moreSessions = `
  insert into sessions (course_id, start_date, end_date, schedule, duration, location_id, language_id, trainer_id, capacity,
    seats_taken)
  select course.id, start, start + interval '8 hours', jsonb_build_array(jsonb_build_object('start', start, 'end', start + interval '8 hours')),
    7, place.location_id, spoken.language_id, null, 12, case when n % 8 = 3 then 12 else n % 10 end
  from generate_series(1, $1::int - (select count(*) from sessions)) as n
  join (select row_number() over (order by id) - 1 as place, count(*) over () as many, id from courses) course
    on course.place = n % course.many
  cross join lateral (select date_trunc('day', now()) + make_interval(days => (n * 37 % 300 - 60)::int, hours => 9)) planned(start)
  cross join lateral (select location_id from course_locations where course_id = course.id limit 1) place
  cross join lateral (select language_id from course_languages where course_id = course.id limit 1) spoken`

/** Makes the demo catalogue one of this many courses and sessions. */
export async function enlargeCatalogue(pool: Pool, size: { courses: number; sessions: number }): Promise<void> {
  const named = sectors.map(([nl, en, fr]) => ({ nl, en, fr }))
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    const run = async (text: string, values: unknown[] = []) => {
      const patient = { text, values, query_timeout: 600_000 }
      await client.query(patient)
    }
    await run(moreCourses, [JSON.stringify(named), places, size.courses])
    for (const statement of links) await run(statement)
    await run(moreSessions, [size.sessions])
    await run('vacuum analyze')
  } finally {
    client.release(true)
  }
}
