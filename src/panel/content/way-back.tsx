import { useTexts } from '../../ui/index.ts'
import { contentPath, panelPath, usePage } from '../kit/index.ts'

/** To the list, and to the editor of what the page is about. */
export function WayBack({ type, name }: { type: string; name: string }) {
  const t = useTexts('panel-content')
  const { locale } = usePage()
  return (
    <nav aria-label={t('wayBack')} className="links">
      <a className="link" href={panelPath(contentPath, locale)}>
        {t('title')}
      </a>
      <a className="link" href={panelPath(`${contentPath}/${type}`, locale)}>
        {t('toEditor', { name })}
      </a>
    </nav>
  )
}
