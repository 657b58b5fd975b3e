import { formatDeadline } from '../../domain/format.ts'
import { type Locale, localePath, locales } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { useTexts } from '../../ui/texts.ts'

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
