import { useId } from 'react'
import type { Visitor } from '../../domain/visitor.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './navigation.module.css'
import { panelPath, panelRoot } from './paths.ts'
import { usePage } from './use-page.ts'

/** The parts of the panel, by whose work they are, each for the roles that do it. */
const links = [
  { path: '', text: 'today', roles: ['EDITOR', 'STAFF'], group: 'desk' },
  { path: '/registrations', text: 'registrations', roles: ['STAFF'], group: 'desk' },
  { path: '/sessions', text: 'sessions', roles: ['STAFF'], group: 'desk' },
  { path: '/requests', text: 'requests', roles: ['STAFF'], group: 'desk' },
  { path: '/rooms', text: 'rooms', roles: ['STAFF'], group: 'desk' },
  { path: '/customers', text: 'customers', roles: ['STAFF'], group: 'desk' },
  { path: '/messages', text: 'messages', roles: ['STAFF'], group: 'desk' },
  { path: '/invoices', text: 'invoices', roles: ['STAFF'], group: 'money' },
  { path: '/payments', text: 'payments', roles: ['STAFF'], group: 'money' },
  { path: '/bank', text: 'bank', roles: ['STAFF'], group: 'money' },
  { path: '/open', text: 'open', roles: ['STAFF'], group: 'money' },
  { path: '/receipts', text: 'receipts', roles: ['STAFF'], group: 'money' },
  { path: '/books', text: 'books', roles: ['STAFF'], group: 'money' },
  { path: '/discount-codes', text: 'discountCodes', roles: ['STAFF'], group: 'money' },
  { path: '/content', text: 'content', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/courses', text: 'courses', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/media', text: 'media', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/words', text: 'words', roles: ['EDITOR', 'STAFF'], group: 'site' },
  { path: '/visits', text: 'visits', roles: ['STAFF'], group: 'site' },
  { path: '/mails', text: 'mails', roles: ['STAFF'], group: 'team' },
  { path: '/newsletter', text: 'newsletter', roles: ['STAFF'], group: 'team' },
  { path: '/access', text: 'access', roles: ['EDITOR', 'STAFF'], group: 'team' },
  { path: '/settings', text: 'settings', roles: ['STAFF'], group: 'team' },
] as const

const linkGroups = ['desk', 'money', 'site', 'team'] as const

/** What there is for somebody; while they must set up a second factor first, nothing else. */
function panelLinks(visitor: Visitor | null | undefined) {
  if (!visitor) return []
  const open = visitor.needsSecondFactor ? links.filter(({ text }) => text === 'access') : links
  return open.filter(({ roles }) => roles.some((role) => role === visitor.role))
}

type Link = ReturnType<typeof panelLinks>[number]

const isHere = ({ path }: Link, here: string) =>
  here === panelRoot + path || (path !== '' && here.startsWith(`${panelRoot}${path}/`))

function Links({ links }: { links: readonly Link[] }) {
  const t = useTexts('panel-frame')
  const { path, locale } = usePage()
  const id = useId()
  return linkGroups.map((group) => {
    const own = links.filter((link) => link.group === group)
    if (own.length === 0) return null
    return (
      <div key={group} className={styles.group}>
        <p id={`${id}${group}`} className={styles.head}>
          {t(`groups.${group}`)}
        </p>
        <ul className={styles.links} aria-labelledby={`${id}${group}`}>
          {own.map((link) => (
            <li key={link.path}>
              <a href={panelPath(link.path, locale)} aria-current={isHere(link, path) ? 'page' : undefined}>
                {isHere(link, path) && <Mark kind="quarter" tone="terra" className={styles.mark} />}
                {t(link.text)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    )
  })
}

/** What there is, by role: beside the work, and on a phone one bar above it that opens in place. */
export function PanelNavigation() {
  const t = useTexts('panel-frame')
  const { path, visitor } = usePage()
  const links = panelLinks(visitor)
  const current = links.find((link) => isHere(link, path))
  return (
    <nav className={styles.navigation} aria-label={t('navigation')} data-print="off">
      <details className={styles.narrow}>
        <summary>
          {t('brand')}
          {current && <strong>{t(current.text)}</strong>}
        </summary>
        <Links links={links} />
      </details>
      <div className={styles.wide}>
        <Links links={links} />
      </div>
    </nav>
  )
}
