import Link from 'next/link'
import { read, visitor } from '../../lib/api'
import { nameOf } from '../../lib/format'

const links = [
  { path: 'personal-data', text: 'Mijn gegevens' },
  { path: 'registration-data', text: 'Inschrijvingen', waits: ['registrationsToPay'] },
  { path: 'bookings-data', text: 'Zaalreservaties', waits: ['bookingsToPay', 'quotationsToAnswer'] },
  { path: 'participants', text: 'Deelnemers', waits: ['requestsToDecide'] },
  { path: 'invoice-data', text: 'Facturen', waits: ['invoicesToPay'] },
  { path: 'login-data', text: 'E-mail en wachtwoord' },
]

export default async function AccountLayout({ children }) {
  const me = await visitor()
  const waiting = await read(`/users/me/${me._id}/waiting`)
  return (
    <div className="account">
      <nav aria-label="Mijn account">
        <p>
          <strong>{me.organisation?.name ?? 'Privépersoon'}</strong> {nameOf(me)}
        </p>
        <ul>
          {links.map(({ path, text, waits = [] }) => {
            const count = waits.reduce((sum, kind) => sum + waiting[kind], 0)
            return (
              <li key={path}>
                <Link href={`/my-account/${path}`}>
                  {text} {count > 0 && <span>{count} te doen</span>}
                </Link>
              </li>
            )
          })}
        </ul>
        <form method="post" action="/logout">
          <button type="submit">Afmelden</button>
        </form>
      </nav>
      <div className="work">{children}</div>
    </div>
  )
}
