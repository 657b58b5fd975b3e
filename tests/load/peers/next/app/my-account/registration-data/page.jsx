import Link from 'next/link'
import { read, visitor } from '../../../lib/api'
import { amount, date, days, nameOf, statuses, time } from '../../../lib/format'
import { Pages } from '../../../lib/pages'

export const metadata = { title: 'Inschrijvingen' }

const placeOf = ({ isOnline, name, city }) => (isOnline ? name : city).nl

function Sheet({ session, href, id, words, children }) {
  return (
    <li className="sheet" data-id={id}>
      <h3>
        <Link href={href}>{session.course.title.nl}</Link>
      </h3>
      <p>
        {days(session.schedule)} · {placeOf(session.location)} · {session.language.name.nl}
      </p>
      {words}
      {children}
    </li>
  )
}

function Achieved({ id, name, result, certificate }) {
  return (
    <li data-id={id}>
      {name} {result && `${result.score} op ${result.maximum}`}
      {result && !result.passed && !certificate && ` ${result.remark ?? 'Niet geslaagd'}`}
      {certificate && (
        <>
          <a href={`/my-account/registration-data/certificates/${certificate._id}.pdf`}>Certificaat (pdf)</a>
          <a href={`/my-account/registration-data/badges/${certificate._id}.jwt`}>Open Badge</a>
        </>
      )}
    </li>
  )
}

const isUnpaid = ({ status, outcome, expiresAt, choice }) =>
  !choice && status === 'awaiting_payment' && expiresAt && outcome !== 'partner'

const decisions = {
  canceled: 'Gaat niet door',
  confirmed: 'Gaat zeker door',
  undecided: 'We beslissen nog of deze sessie doorgaat',
}

function Coming({ session: { _id, course, decision, minimum, decisionOn } }) {
  return (
    <p>
      {decision === 'pending'
        ? `Gaat door vanaf ${minimum} deelnemers, beslissing uiterlijk op ${date(decisionOn)}`
        : decisions[decision]}
      <a href={`/courses/${course.slug.nl}/sessions/${_id}.ics`}>Zet in uw agenda</a>
    </p>
  )
}

function State({ registration: { status, isCanceled, expiresAt, refund, issuedInvoice, total, ...rest } }) {
  const word = status === 'expired' && expiresAt ? `Vervallen op ${date(expiresAt)}` : statuses[status]
  return (
    <div className={`status ${status}`}>
      {isCanceled ? 'Geannuleerd' : word}
      {isUnpaid({ status, expiresAt, ...rest }) && <p>{amount(total)} incl. btw</p>}
      {refund && <p>{refund.isSettled ? 'Teruggestort' : `U krijgt in totaal ${amount(refund.amount)} terug`}</p>}
      {issuedInvoice && (
        <a href={`/my-account/invoice-data/${issuedInvoice._id}.pdf`}>Factuur {issuedInvoice.number}</a>
      )}
      {status === 'expired' && <Link href={`/courses/${rest.session.course.slug.nl}`}>Opnieuw inschrijven</Link>}
    </div>
  )
}

function Band({ registration: { _id, choice, owed, status, expiresAt, students, total } }) {
  if (choice) {
    return (
      <p>
        Deze sessie gaat niet door. Kies wat u wilt, vóór {time(choice.until)}.
        <Link href={`/my-account/registration-data/${_id}?cancel=${_id}`}>Geef mijn geld terug</Link>
        {choice.offered && (
          <Link href={`/my-account/registration-data/${_id}?move=${choice.offered._id}`}>
            Neem {days(choice.offered.schedule)}
          </Link>
        )}
      </p>
    )
  }
  return (
    <form method="post" className="band">
      {expiresAt && (
        <p>
          We houden uw {students.length} plaatsen vrij tot <strong>{time(expiresAt)}</strong>.
        </p>
      )}
      <Link href={`?cancel=${_id}`}>Annuleren</Link>
      <button type="submit" name="id" value={_id}>
        Betaal {amount(status === 'paid' ? owed : total)}
      </button>
    </form>
  )
}

function Registration({ registration }) {
  const { _id, session, students, phase, status, choice } = registration
  const hasResults = students.some(({ result, certificate }) => result || certificate)
  const isToCome = status !== 'expired' && new Date(session.startDate) > new Date()
  return (
    <Sheet
      id={_id}
      session={session}
      href={`/my-account/registration-data/${_id}`}
      words={
        <>
          {!hasResults && <p>{students.map(nameOf).join(', ')}</p>}
          {isToCome && <Coming session={session} />}
        </>
      }
    >
      <State registration={registration} />
      {hasResults && (
        <ul>
          {students.map((student) => (
            <Achieved key={student._id} id={student._id} name={nameOf(student)} {...student} />
          ))}
        </ul>
      )}
      {(choice || phase === 'todo') && <Band registration={registration} />}
    </Sheet>
  )
}

function Waiting({ entry: { _id, session, students, status, place, offeredUntil } }) {
  return (
    <Sheet id={_id} session={session} href={`/courses/${session.course._id}/waiting-list/${session._id}`}>
      <p>{students.map(nameOf).join(', ')}</p>
      <p>{status === 'offered' ? `We houden uw plaatsen vrij tot ${time(offeredUntil)}` : `Plaats ${place}`}</p>
      <Link href={`?leave=${_id}`}>Ga van de wachtlijst</Link>
    </Sheet>
  )
}

function Training({ training: { _id, session, organisation, registration, phase, result, certificate }, name }) {
  return (
    <Sheet id={_id} session={session} href={`/courses/${session.course.slug.nl}`}>
      <p>
        {organisation && `Ingeschreven door ${organisation} `}
        {registration && <a href={`/my-account/registration-data/${registration}/training-leave/${_id}.pdf`}>Attest</a>}
      </p>
      <p>{phase === 'past' ? 'Afgelopen' : 'Komt nog'}</p>
      {(result || certificate) && (
        <ul>
          <Achieved id={_id} name={name} result={result} certificate={certificate} />
        </ul>
      )}
    </Sheet>
  )
}

const phases = { todo: 'Nu te doen', coming: 'Komend', past: 'Afgelopen of vervallen' }
const filters = {
  all: 'Alle',
  awaitingPayment: 'Te betalen',
  paid: 'Betaald',
  certificates: 'Met certificaat',
  expired: 'Vervallen',
}

function Filters({ totals, search }) {
  return (
    <>
      <nav aria-label="Toon inschrijvingen">
        {Object.entries(filters).map(([name, text]) => (
          <Link key={name} href={`?status=${name}`}>
            {text} <span>{totals[name]}</span>
          </Link>
        ))}
      </nav>
      <form className="search">
        <input type="search" name="search" defaultValue={search} placeholder="Zoek op opleiding of deelnemer" />
        <select name="status">
          {Object.entries(filters).map(([name, text]) => (
            <option key={name} value={name}>
              {text} ({totals[name]})
            </option>
          ))}
        </select>
        <button type="submit">Zoeken</button>
      </form>
    </>
  )
}

export default async function RegistrationsPage({ searchParams }) {
  const { page = '1', search, sort = 'urgency:ASC' } = await searchParams
  const me = await visitor()
  const [list, totals, unfinished, waiting, trainings, feed] = await Promise.all([
    read('/registrations', { page, sort, limit: 20, ...(search && { text: `%${search}%` }) }),
    read('/registrations/totals'),
    read('/registration-drafts'),
    read('/waiting-list-entries', { status: 'waiting,offered', limit: 100 }),
    read(`/users/me/${me._id}/trainings`),
    read('/calendar-feeds'),
  ])
  return (
    <>
      <h1>Inschrijvingen</h1>
      <Filters totals={totals} search={search} />
      <ul>
        {unfinished.map(({ _id, session, students, keptUntil }) => (
          <li key={_id} data-id={_id}>
            {session.course.title.nl}, {days(session.schedule)}: {students.map(nameOf).join(', ')}, tot{' '}
            {time(keptUntil)}
            <Link href={`/courses/${session.course._id}/register/${session._id}?step=confirmation`}>Ga verder</Link>
          </li>
        ))}
        {waiting.items.map((entry) => (
          <Waiting key={entry._id} entry={entry} />
        ))}
      </ul>
      {Object.entries(phases).map(([phase, title]) => (
        <section key={phase}>
          <h2>{title}</h2>
          <ul>
            {list.items
              .filter((registration) => registration.phase === phase)
              .map((registration) => (
                <Registration key={registration._id} registration={registration} />
              ))}
          </ul>
        </section>
      ))}
      <Pages list={list} />
      {trainings.length > 0 && <h2>Wat u zelf volgt</h2>}
      <ul>
        {trainings.map((training) => (
          <Training key={training._id + training.session._id} training={training} name={nameOf(me)} />
        ))}
      </ul>
      <h2>Uw lesdagen in uw agenda</h2>
      {feed.address ? <input readOnly value={feed.address} /> : <button type="submit">Maak mijn agenda-adres</button>}
    </>
  )
}
