import { inLocale } from '../../domain/locales.ts'
import { worksAs } from '../../domain/visitor.ts'
import { useTexts } from '../../ui/index.ts'
import { rolesAt } from '../kit/areas.ts'
import { contentName, contentPath, listPaths, panelPath, panelRoot, usePage } from '../kit/index.ts'
import styles from './media.module.css'
import type { MediaRow } from './page.ts'

type Use = NonNullable<MediaRow['uses'][number]>

/** Where the records of each kind are written. */
const places: Record<Use['kind'], string> = {
  content: `${contentPath}/`,
  page: `${contentPath}/page:`,
  course: `${listPaths.course}/`,
  room: `${listPaths.list}/rooms/`,
  staff: `${listPaths.list}/team/`,
  trainer: `${listPaths.list}/trainers/`,
}

/** What shows a picture, with the way to it for who writes it. */
export function Uses({ uses }: { uses: readonly Use[] }) {
  const t = useTexts('panel-media')
  const { locale, visitor } = usePage()
  if (uses.length === 0) return <span className="muted">{t('unused')}</span>
  return (
    <ul className={styles.uses}>
      {uses.map(({ kind, key, title }) => {
        const path = places[kind] + key
        const name = kind === 'content' ? contentName({ type: key }, locale) : (inLocale(title, locale) ?? '')
        return (
          <li key={path}>
            {`${t(`kinds.${kind}`)}: `}
            {worksAs(visitor, rolesAt(panelRoot + path)) ? <a href={panelPath(path, locale)}>{name}</a> : name}
          </li>
        )
      })}
    </ul>
  )
}
