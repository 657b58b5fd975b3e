import Link from 'next/link'
import { connection } from 'next/server'
import { readKept } from '../lib/api'
import './style.css'

export const metadata = { title: { template: '%s - Leerplein', default: 'Leerplein' } }

const links = {
  '/courses': 'Opleidingen',
  '/facilities': 'Zaal huren',
  '/coaching': 'Op maat',
  '/about': 'Over ons',
  '/newsletter': 'Nieuwsbrief',
  '/contact': 'Contact',
}

const Header = () => (
  <header className="bar">
    <a href="#content">Naar de inhoud</a>
    <Link href="/" className="brand">
      Leerplein
    </Link>
    <nav aria-label="Hoofdmenu">
      {Object.entries(links).map(([path, text]) => (
        <Link key={path} href={path}>
          {text}
        </Link>
      ))}
      {['nl', 'en', 'fr'].map((locale) => (
        <Link key={locale} href={`/${locale}`} hrefLang={locale}>
          {locale.toUpperCase()}
        </Link>
      ))}
    </nav>
    <Link href="/my-account">Mijn account</Link>
  </header>
)

async function Footer() {
  await connection()
  const [{ data }] = await readKept('/static-contents/published', { types: 'footer' })
  const { name, address, zip, city, phone, email, columns, subsidyUrl, subsidyLabel } = data.nl
  return (
    <footer className="bar">
      <address>
        <strong>{name}</strong> {address} {zip} {city} <a href={`tel:${phone}`}>{phone}</a>{' '}
        <a href={`mailto:${email}`}>{email}</a>
      </address>
      {columns.map((column) => (
        <nav key={column.title} aria-label={column.title}>
          <h2>{column.title}</h2>
          <ul>
            {column.links.map(({ url, label }) => (
              <li key={url.value}>
                <Link href={`/${url.value}`}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
      <a href={subsidyUrl}>{subsidyLabel}</a>
    </footer>
  )
}

export default function RootLayout({ children }) {
  return (
    <html lang="nl">
      <body>
        <Header />
        <main id="content">{children}</main>
        <Footer />
      </body>
    </html>
  )
}
