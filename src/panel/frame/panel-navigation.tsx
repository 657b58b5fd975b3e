import { useId } from 'react'
import { Mark } from '../../ui/kit/mark.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath, panelRoot } from '../panel-path.ts'
import { linkGroups, panelLinks } from './panel-links.ts'
import styles from './panel-navigation.module.css'

type Link = ReturnType<typeof panelLinks>[number]

const isHere = ({ path }: Link, here: string) =>
  here === panelRoot + path || (path !== '' && here.startsWith(`${panelRoot}${path}/`))

function Links({ page, links }: { page: PageContext; links: readonly Link[] }) {
  const t = useTexts('panel-frame')
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
              <a href={panelPath(link.path, page.locale)} aria-current={isHere(link, page.path) ? 'page' : undefined}>
                {isHere(link, page.path) && <Mark kind="quarter" tone="terra" className={styles.mark} />}
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
export function PanelNavigation({ page }: { page: PageContext }) {
  const t = useTexts('panel-frame')
  const links = panelLinks(page.visitor)
  const current = links.find((link) => isHere(link, page.path))
  return (
    <nav className={styles.navigation} aria-label={t('navigation')} data-print="off">
      <details className={styles.narrow}>
        <summary>
          {t('brand')}
          {current && <strong>{t(current.text)}</strong>}
        </summary>
        <Links page={page} links={links} />
      </details>
      <div className={styles.wide}>
        <Links page={page} links={links} />
      </div>
    </nav>
  )
}
