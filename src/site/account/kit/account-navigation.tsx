import { localePath } from '../../../domain/locales.ts'
import type { Waiting } from '../../../domain/panel-events.ts'
import { ActionForm } from '../../../ui/kit/action-form.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { TilePattern } from '../../../ui/tile-pattern.tsx'
import styles from './account-navigation.module.css'
import { accountPaths, organisationsPath } from './account-paths.ts'
import { waitingPlaces } from './waiting-places.ts'

/** For whoever acts for several organisations: the same part of the account, of another one. */
function OrganisationSwitch({ page: { locale, visitor }, here }: { page: PageContext; here: string }) {
  const t = useTexts('account-layout')
  const others = visitor?.organisations.filter(({ _id }) => _id !== visitor.organisation) ?? []
  if (others.length === 0) return null
  return (
    <ActionForm
      name="switch-organisation"
      action={localePath(organisationsPath, locale)}
      sent={{ page: here }}
      className={styles.switch}
    >
      <p>{t('common.actFor')}</p>
      {others.map(({ _id, name }) => (
        <button key={_id} type="submit" name="organisation" value={_id} aria-label={t('common.actForNamed', { name })}>
          {name}
        </button>
      ))}
    </ActionForm>
  )
}

const texts = ['personalData', 'registrations', 'bookings', 'participants', 'invoiceData', 'loginData'] as const

const links = accountPaths.map((path, place) => ({ path, text: texts[place] ?? texts[0] }))

/** The link whose page this is, or whose list the thing of this page stands in; the first is the list of nothing. */
const currentOf = (here: string) =>
  links.find(({ path }, place) => here === path || (place > 0 && here.startsWith(`${path}/`)))

/** Under a link, in words: what waits there. */
function WaitingWords({ path, waiting }: { path: string; waiting: Waiting | null | undefined }) {
  const t = useTexts('account-layout')
  const there = waitingPlaces.filter((place) => place.path === path && waiting?.[place.kind])
  // Each stays on its line.
  const words = there.map(({ kind, text }) => t.count(text, waiting?.[kind] ?? 0).replaceAll(' ', '\u00a0'))
  if (words.length === 0) return null
  return <span className={styles.waits}>{words.join(', ')}</span>
}

/** Whose account it is, and the way to each part of it; on phones one bar that opens in place. */
export function AccountNavigation({ page }: { page: PageContext }) {
  const { locale, path, visitor } = page
  const t = useTexts('account-layout')
  const organisations = useTexts('organisations')
  const current = currentOf(path)
  const inAll = waitingPlaces.reduce((sum, { kind }) => sum + (visitor?.waiting?.[kind] ?? 0), 0)
  const whose = visitor?.organisationName ?? t('privatePerson')
  return (
    <nav className={styles.navigation} aria-label={t('common.myAccount')}>
      <div className={styles.owner} data-owner>
        <TilePattern
          seed={visitor?.organisation ?? visitor?.userId ?? ''}
          columns={2}
          rows={2}
          className={styles.tiles}
        />
        <p>
          <strong>{whose}</strong>
          <span>{visitor?.name}</span>
        </p>
      </div>
      <details className={styles.bar}>
        <summary>
          <span className={styles.menu}>{visitor?.organisationName ?? t('common.myAccount')}</span>{' '}
          <strong>{current ? t(current.text) : organisations('title')}</strong>
          {inAll > 0 && <span className={styles.inAll}>{t.count('waitsOnYou', inAll)}</span>}
        </summary>
      </details>
      <div className={styles.list}>
        <ul>
          {links.map((link) => (
            <li key={link.path}>
              <a
                href={localePath(link.path, locale)}
                aria-current={link === current ? (link.path === path ? 'page' : 'true') : undefined}
              >
                {t(link.text)}
                <WaitingWords path={link.path} waiting={visitor?.waiting} />
              </a>
            </li>
          ))}
        </ul>
        <OrganisationSwitch page={page} here={current?.path ?? '/my-account'} />
        <form method="post" action={localePath('/logout', locale)} data-form="logout">
          <button type="submit">{t('common.logout')}</button>
        </form>
      </div>
    </nav>
  )
}
