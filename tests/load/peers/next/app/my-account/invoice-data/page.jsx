import Link from 'next/link'
import { read, visitor } from '../../../lib/api'
import { amount, date, nameOf, statuses } from '../../../lib/format'
import { Pages } from '../../../lib/pages'

export const metadata = { title: 'Facturen' }

const subjectOf = ({ lines: [first, ...others] }) =>
  others.length > 0 ? `${first.description} (+ ${others.length})` : first?.description

function Due({ invoice }) {
  const { _id, number, owed, dueOn, paymentReference, customer } = invoice
  return (
    <article className="sheet" data-id={_id}>
      <h3>Factuur {number}</h3>
      <p>{subjectOf(invoice)}</p>
      <p className="amount">{amount(owed)}</p>
      <dl>
        <dt>Begunstigde</dt>
        <dd>Leerplein</dd>
        <dt>Mededeling</dt>
        <dd>{paymentReference}</dd>
      </dl>
      <p>Betaal ten laatste op {date(dueOn)}.</p>
      <a href={`/my-account/invoice-data/${_id}.pdf`}>Factuur {number} (pdf)</a>
      {customer.vat && <a href={`/my-account/invoice-data/${_id}.xml`}>Factuur {number} (UBL)</a>}
    </article>
  )
}

const columns = { number: 'Nummer', issuedOn: 'Datum', total: 'Bedrag', status: 'Status' }

function Row({ invoice }) {
  const { _id, number, issuedOn, total, owed, status, creditOf, customer } = invoice
  return (
    <tr data-id={_id}>
      <td>
        <strong>{number}</strong> {creditOf ? `Creditnota bij factuur ${creditOf}` : subjectOf(invoice)}
      </td>
      <td>{date(issuedOn)}</td>
      <td>
        {amount(total)} {owed > 0 && owed < total && <span>nog te betalen: {amount(owed)}</span>}
      </td>
      <td className={`status ${status}`}>{statuses[status]}</td>
      <td>
        <a href={`/my-account/invoice-data/${_id}.pdf`}>PDF</a>
        {customer.vat && <a href={`/my-account/invoice-data/${_id}.xml`}>UBL</a>}
      </td>
    </tr>
  )
}

const fields = { address: 'Adres', zip: 'Postcode', city: 'Gemeente' }
const names = new Intl.DisplayNames('nl', { type: 'region' })
const countries = 'BE NL FR DE LU BG CY DK EE FI GR HU IE IT HR LV LT MT AT PL PT RO SI SK ES CZ GB SE CH'.split(' ')

function InvoiceData({ me, administrators }) {
  const { organisation } = me
  const values = organisation ?? me
  return (
    <form method="post">
      <dl>
        <dt>Naam</dt>
        <dd>{organisation?.name ?? nameOf(me)}</dd>
        {organisation && <dt>Btw-nummer</dt>}
        {organisation && <dd>{organisation.vat ?? 'geen'}</dd>}
      </dl>
      {organisation && <p>Naam en btw-nummer wijzigt een beheerder: {administrators.map(nameOf).join(', ')}.</p>}
      {Object.entries(fields).map(([name, label]) => (
        <label key={name}>
          {label}
          <input name={name} defaultValue={values[name] ?? ''} />
        </label>
      ))}
      <label>
        Land
        <select name="country" defaultValue={values.country ?? 'BE'}>
          {countries.map((code) => (
            <option key={code} value={code}>
              {names.of(code)}
            </option>
          ))}
        </select>
      </label>
      {organisation && (
        <label>
          Uw bestelnummer
          <input name="reference" defaultValue={organisation.reference ?? ''} />
        </label>
      )}
      <button type="submit">Bewaren</button>
    </form>
  )
}

export default async function InvoicesPage({ searchParams }) {
  const { page = '1', search = '', status = '', sort = 'issuedOn:DESC' } = await searchParams
  const asked = { page, limit: 10, sort, ...(search && { search: `%${search}%` }), ...(status && { status }) }
  const me = await visitor()
  const [due, invoices, administrators] = await Promise.all([
    read('/invoices', { status: 'open', total: '>0', sort: 'dueOn:ASC', limit: 5 }),
    read('/invoices', asked),
    me.organisation ? read(`/organisations/${me.organisation._id}/administrators`) : [],
  ])
  return (
    <>
      <h1>Facturen</h1>
      {due.items.length > 0 && <h2>Te betalen</h2>}
      {due.items.map((invoice) => (
        <Due key={invoice._id} invoice={invoice} />
      ))}
      <h2>Facturen</h2>
      <form className="search">
        <input type="search" name="search" defaultValue={search} placeholder="Zoek op nummer of omschrijving" />
        <select name="status" defaultValue={status}>
          <option value="">Elke status</option>
          {['open', 'paid', 'credited'].map((one) => (
            <option key={one} value={one}>
              {statuses[one]}
            </option>
          ))}
        </select>
        <button type="submit">Zoeken</button>
      </form>
      <table>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name}>
                <Link href={`?sort=${name}:ASC`}>{label}</Link>
              </th>
            ))}
            <th>Bestanden</th>
          </tr>
        </thead>
        <tbody>
          {invoices.items.map((invoice) => (
            <Row key={invoice._id} invoice={invoice} />
          ))}
        </tbody>
      </table>
      <Pages list={invoices} />
      <h2>Op uw facturen</h2>
      <InvoiceData me={me} administrators={administrators} />
    </>
  )
}
