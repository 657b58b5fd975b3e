import Link from 'next/link'
import { read, visitor } from '../../../lib/api'
import { date, nameOf, statuses } from '../../../lib/format'
import { Pages } from '../../../lib/pages'

export const metadata = { title: 'Deelnemers' }

const languages = { nl: 'Nederlands', en: 'Engels', fr: 'Frans' }

function Row({ person }) {
  const { _id, email, language, dateOfBirth, birthPlace, status } = person
  return (
    <tr data-id={_id}>
      <td>
        <input type="checkbox" name="students" value={_id} form="chosen" aria-label={`Kies ${nameOf(person)}`} />
      </td>
      <td>
        <strong>{nameOf(person)}</strong> {email}
      </td>
      <td>{languages[language]}</td>
      <td>{[dateOfBirth && date(dateOfBirth), birthPlace].filter(Boolean).join(', ') || 'nog niet bekend'}</td>
      <td className={`status ${status}`}>{statuses[status]}</td>
      <td>
        <Link href={`?edit=${_id}`} aria-label={`Bewerken: ${nameOf(person)}`}>
          Bewerken
        </Link>
      </td>
    </tr>
  )
}

function Colleague({ colleague, isOneself }) {
  const isAdministrator = colleague.roles.includes('ORGANISATION_ADMIN')
  return (
    <li data-id={colleague._id}>
      <strong>{nameOf(colleague)}</strong> {colleague.email} {isAdministrator && 'Beheerder'}
      {!isOneself && (
        <>
          <Link href={`?colleague=${colleague._id}&act=promote`}>
            {isAdministrator ? 'Geen beheerder meer' : 'Maak beheerder'}
          </Link>
          <Link href={`?colleague=${colleague._id}&act=remove`}>Toegang intrekken</Link>
        </>
      )}
    </li>
  )
}

const fields = [
  { name: 'firstName', label: 'Voornaam', required: true },
  { name: 'lastName', label: 'Naam', required: true },
  { name: 'email', label: 'E-mailadres', type: 'email', required: true },
  { name: 'phone', label: 'Telefoon', type: 'tel' },
  { name: 'dateOfBirth', label: 'Geboortedatum', type: 'date' },
  { name: 'birthPlace', label: 'Geboorteplaats' },
]

function AddParticipant() {
  return (
    <form method="post" className="sheet">
      <h2>Deelnemer toevoegen</h2>
      {fields.map(({ label, ...field }) => (
        <label key={field.name}>
          {label}
          <input {...field} />
        </label>
      ))}
      <label>
        Taal
        <select name="language">
          {Object.entries(languages).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input type="checkbox" name="sendMail" /> De deelnemer krijgt een e-mail in de gekozen taal.
      </label>
      <button type="submit">Voeg deelnemer toe</button>
    </form>
  )
}

const narrowedBy = ({ q, status }) => ({ ...(q && { search: `%${q}%` }), ...(status && { status }) })

export default async function ParticipantsPage({ searchParams }) {
  const asked = await searchParams
  const { page = '1', sort = 'name:ASC' } = asked
  const me = await visitor()
  const organisation = me.organisation?._id
  const isAdministrator = me.contact?.roles.includes('ORGANISATION_ADMIN')
  const [students, colleagues, applicants] = await Promise.all([
    read('/students', { page, sort, limit: 20, ...narrowedBy(asked) }),
    isAdministrator ? read(`/organisations/${organisation}/contacts`) : [],
    isAdministrator ? read('/users/approvals') : [],
  ])
  return (
    <>
      <h1>Deelnemers</h1>
      {applicants.map((applicant) => (
        <form key={applicant._id} method="post" data-id={applicant._id}>
          {nameOf(applicant)} {applicant.email}, gevraagd op {date(applicant.createdAt)}
          <button name="approval" value="approved" type="submit">
            Toelaten
          </button>
        </form>
      ))}
      <form className="search">
        <input type="search" name="q" defaultValue={asked.q} placeholder="Zoek op naam of e-mailadres" />
        <select name="status" defaultValue={asked.status}>
          <option value="">Elke status</option>
          {['new', 'invited', 'active', 'inactive'].map((status) => (
            <option key={status} value={status}>
              {statuses[status]}
            </option>
          ))}
        </select>
        <button type="submit">Zoeken</button>
      </form>
      <table>
        <thead>
          <tr>
            <th>Kies</th>
            <th>
              <Link href="?sort=name:DESC">Deelnemer ↑</Link>
            </th>
            <th>Taal</th>
            <th>Geboren</th>
            <th>
              <Link href="?sort=status:ASC">Status</Link>
            </th>
            <th>Actie</th>
          </tr>
        </thead>
        <tbody>
          {students.items.map((person) => (
            <Row key={person._id} person={person} />
          ))}
        </tbody>
      </table>
      <form id="chosen" method="post">
        <button type="submit">Uitnodigen</button>
        <button type="submit">Exporteren</button>
        <button type="submit">Verwijderen</button>
      </form>
      <Pages list={students} />
      <AddParticipant />
      <form method="post" encType="multipart/form-data" className="sheet">
        <h2>Lijst opladen</h2>
        <input type="file" name="file" accept=".csv,.xlsx" aria-label="Bestand" />
        <button type="submit">Lees het bestand</button>
      </form>
      {colleagues.length > 0 && <h2>Collega’s met toegang</h2>}
      <ul>
        {colleagues.map((colleague) => (
          <Colleague key={colleague._id} colleague={colleague} isOneself={colleague._id === me._id} />
        ))}
      </ul>
    </>
  )
}
