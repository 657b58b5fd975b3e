import { formatDayWithWeekday } from '../../domain/format.ts'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../define-panel-page.ts'
import { panelLinks } from '../frame/panel-links.ts'
import { panelPath } from '../panel-path.ts'
import styles from './today.module.css'

/** The day, and what there is to do here. */
export function Screen({ page }: PanelScreenProps) {
  const t = useTexts('panel-today')
  const frame = useTexts('panel-frame')
  const links = panelLinks(page.visitor).filter(({ path }) => path !== '')
  return (
    <>
      <h1 className={styles.title}>{formatDayWithWeekday(page.now, 'deadline', page.locale)}</h1>
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
