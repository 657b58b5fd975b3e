import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelLinks } from '../frame/panel-links.ts'
import { panelPath } from '../panel-path.ts'
import styles from './today.module.css'

/** What there is for whoever has no desk. */
export function Welcome({ page }: { page: PageContext }) {
  const t = useTexts('panel-today')
  const frame = useTexts('panel-frame')
  const links = panelLinks(page.visitor).filter(({ path }) => path !== '')
  return (
    <>
      <p className="lead">{t('welcome', { name: page.visitor?.name ?? '' })}</p>
      <ul className={styles.links}>
        {links.map(({ path, text }) => (
          <li key={path}>
            <a href={panelPath(path, page.locale)}>{frame(text)}</a>
            <p className="muted">{t(`about.${text}`)}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
