import { useId } from 'react'
import { type Visitor, worksAs } from '../../domain/visitor.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { useTexts } from '../../ui/texts.ts'
import { areaGroups, panelAreas } from './areas.ts'
import styles from './navigation.module.css'
import { panelPath, panelRoot } from './paths.ts'
import { usePage } from './use-page.ts'

/** What there is for somebody; while they must set up a second factor first, nothing else. */
function panelLinks(visitor: Visitor | null | undefined) {
  if (!visitor) return []
  const open = visitor.needsSecondFactor ? panelAreas.filter(({ text }) => text === 'access') : panelAreas
  return open.filter(({ roles }) => worksAs(visitor, roles))
}

type Link = ReturnType<typeof panelLinks>[number]

const isHere = ({ path }: Link, here: string) =>
  here === panelRoot + path || (path !== '' && here.startsWith(`${panelRoot}${path}/`))

/** So many links fit beside the work on a low screen: of more, groups that one is not in are folded. */
const mostOpen = 18

interface LinksProps {
  links: readonly Link[]
  isFolded?: boolean
}

function Group({ group, links, isFolded }: LinksProps & { group: (typeof areaGroups)[number] }) {
  const t = useTexts('panel-frame')
  const { path, locale } = usePage()
  const head = useId()
  const name = t(`groups.${group}`)
  const list = (
    <ul className={styles.links} aria-labelledby={head}>
      {links.map((link) => (
        <li key={link.path}>
          <a href={panelPath(link.path, locale)} aria-current={isHere(link, path) ? 'page' : undefined}>
            {isHere(link, path) && <Mark kind="quarter" tone="terra" className={styles.mark} />}
            {t(link.text)}
          </a>
        </li>
      ))}
    </ul>
  )
  if (isFolded)
    return (
      <details open={group === areaGroups[0] || links.some((link) => isHere(link, path))}>
        <summary id={head} className={styles.head}>
          {name}
        </summary>
        {list}
      </details>
    )
  return (
    <div className={styles.group}>
      <p id={head} className={styles.head}>
        {name}
      </p>
      {list}
    </div>
  )
}

function Links({ links, isFolded = false }: LinksProps) {
  return areaGroups.map((group) => {
    const own = links.filter((link) => link.group === group)
    return own.length > 0 && <Group key={group} group={group} links={own} isFolded={isFolded} />
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
        <Links links={links} isFolded={links.length > mostOpen} />
      </div>
    </nav>
  )
}
