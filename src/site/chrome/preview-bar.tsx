import { formatDeadline } from '../../domain/format-days.ts'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { Button } from '../../ui/button.tsx'
import { useTexts } from '../../ui/texts.ts'
import { StatusPage } from './status-page.tsx'

interface Props {
  locale: Locale
  now: string
  /** Until when the address shows it. */
  expiresAt: string
  path: string
}

/** Says above a draft that nobody reads it yet, and leads to its other languages. */
export function PreviewBar({ locale, now, expiresAt, path }: Props) {
  const t = useTexts('preview')
  return (
    <aside className="on-ink" aria-label={t('label')} data-preview>
      <p className="container">
        {t('until', { time: formatDeadline(expiresAt, now, locale) })}{' '}
        {locales
          .filter((one) => one !== locale)
          .map((one) => (
            <span key={one}>
              {' '}
              <a href={localePath(path, one)} lang={one} hrefLang={one} rel="nofollow">
                {allTexts[one].languages[one]}
              </a>
            </span>
          ))}
      </p>
    </aside>
  )
}

/** Where an address shows nothing: it ended, was withdrawn, or never was; nobody is told which. */
export function EndedPreview({ locale }: { locale: Locale }) {
  const t = useTexts('preview')
  return (
    <main id="content">
      <StatusPage seed="preview">
        <h1>{t('endedTitle')}</h1>
        <p className="lead">{t('endedText')}</p>
        <Button href={localePath('/', locale)}>{t('common.toHomePage')}</Button>
      </StatusPage>
    </main>
  )
}
