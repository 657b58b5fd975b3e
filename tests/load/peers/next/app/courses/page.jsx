import Link from 'next/link'
import { readPublic } from '../../lib/api'
import { amount, shortDate } from '../../lib/format'
import { Pages } from '../../lib/pages'

export const metadata = { title: 'Opleidingen', description: 'Alle opleidingen, met data, plaatsen, talen en prijzen.' }

const filters = {
  types: 'Lesvorm',
  categories: 'Domein',
  locations: 'Locatie',
  languages: 'Taal',
  months: 'Maand',
  durations: 'Duur',
  themes: 'Thema',
}
const types = { CALENDAR: 'Open opleiding', TAILORED: 'Op maat', ONLINE: 'Online', CERTIFICATION: 'Certificering' }
const orders = { 'nextSession:ASC': 'Eerst van start', 'price:ASC': 'Laagste prijs', 'price:DESC': 'Hoogste prijs' }
const suggestions = ['Excel', 'leidinggeven', 'btw', 'Power BI']

function Filter({ name, values }) {
  return (
    <details open={!['months', 'durations', 'themes'].includes(name)}>
      <summary>{filters[name]}</summary>
      <ul>
        {values
          .filter(({ count }) => count > 0)
          .map((value) => (
            <li key={value.value}>
              <Link href={`/courses?${name}=${value.value}`} rel="nofollow">
                {value.name.nl} <span className="count">{value.count}</span>
              </Link>
            </li>
          ))}
      </ul>
    </details>
  )
}

function NextSession({ type, session }) {
  if (!session) return <p>{type === 'TAILORED' ? 'data in overleg' : 'nieuwe data volgen'}</p>
  const { startDate, seatsLeft, location, language } = session
  return (
    <p className={seatsLeft < 4 ? 'hurry' : undefined}>
      <time dateTime={startDate}>{shortDate(startDate)}</time> ·{' '}
      <abbr title={language.name.nl}>{language.code.toUpperCase()}</abbr> · {location.name.nl} ·{' '}
      {seatsLeft > 0 ? `${seatsLeft} plaatsen` : 'volzet'}
    </p>
  )
}

function Price({ cents }) {
  if (cents === null) return <p>Prijs op aanvraag</p>
  return (
    <p>
      <strong>{amount(cents)}</strong> excl. btw, <strong>{amount(cents * 1.21)}</strong> incl. btw
    </p>
  )
}

function Course({
  course: { slug, title, category, type, days, locations, languages, price, subsidised, nextSession },
}) {
  const places = locations.map(({ name }) => name.nl).join(', ')
  const codes = languages.map(({ code }) => code.toUpperCase()).join(', ')
  return (
    <li className="sheet">
      <p>
        {category.name.nl} · {types[type]}
      </p>
      <h3>
        <Link href={`/courses/${slug.nl}`}>{title.nl}</Link>
      </h3>
      <p>{[days === 1 ? '1 dag' : `${days} dagen`, places, codes].join(' · ')}</p>
      {subsidised && <p>Kmo-portefeuille (Vlaanderen)</p>}
      <Price cents={price} />
      <NextSession type={type} session={nextSession} />
    </li>
  )
}

function Landings({ title, base, values }) {
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {values
          .filter(({ count }) => count > 0)
          .map(({ value, name }) => (
            <li key={value}>
              <Link href={`/courses/${base}/${value}`}>{name.nl}</Link>
            </li>
          ))}
      </ul>
    </>
  )
}

export default async function CoursesPage({ searchParams }) {
  const asked = await searchParams
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
  )
  query.set('facets', 'true')
  query.set('limit', '12')
  const [found, [{ data }]] = await Promise.all([
    readPublic('/courses/filteredCourses', query),
    readPublic('/static-contents/published', { types: 'cookie' }),
  ])
  const { facets, items, total } = found
  return (
    <>
      <aside>
        <h2>{data.nl.title}</h2>
        <p>{data.nl.text}</p>
        <button type="button">{data.nl.declineLabel}</button> <button type="button">{data.nl.acceptLabel}</button>
      </aside>
      <h1>Vind uw opleiding</h1>
      <form className="search">
        <input type="search" name="search" defaultValue={asked.search} placeholder="Wat wilt u leren?" />
        <button type="submit">Zoeken</button>
      </form>
      <p>
        Veel gezocht:
        {suggestions.map((word) => (
          <Link key={word} href={`/courses?search=${encodeURIComponent(word)}`}>
            {word}
          </Link>
        ))}
      </p>
      <nav aria-label="Filters">
        {Object.keys(filters).map((name) => (
          <Filter key={name} name={name} values={facets[name]} />
        ))}
      </nav>
      <h2>Alle opleidingen</h2>
      <p>Kies een thema, een locatie of een taal. De prijs is per deelnemer.</p>
      <p role="status">{total} opleidingen</p>
      <nav aria-label="Volgorde">
        {Object.entries(orders).map(([sort, text]) => (
          <Link key={sort} href={`/courses?sort=${sort}`} rel="nofollow">
            {text}
          </Link>
        ))}
      </nav>
      <ul className="cards">
        {items.map((course) => (
          <Course key={course._id} course={course} />
        ))}
      </ul>
      <Pages list={found} />
      <nav aria-label="Opleidingen per locatie en domein">
        <Landings title="Opleidingen per locatie" base="in" values={facets.locations} />
        <Landings title="Opleidingen per domein" base="category" values={facets.categories} />
        <Link href="/calendar">Kalender: wat start wanneer</Link>
      </nav>
    </>
  )
}
