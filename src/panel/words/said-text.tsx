import { formatDeadline } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { Status } from '../../ui/kit/status.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { textHref } from '../kit/paths.ts'
import { textForm } from './text-forms.ts'
import styles from './words.module.css'
import type { WordsRow } from './words-query.ts'

interface SaidTextProps {
  row: WordsRow
  language: Locale
  page: PageContext
}

/** Who says it otherwise than the release, and since when. */
export function ChangedBy({ row, language, page }: SaidTextProps) {
  const t = useTexts('panel-words')
  const { changedAt, author } = row.texts[language]
  if (!changedAt) return null
  const when = formatDeadline(changedAt, page.now, page.locale)
  return (
    <span className={styles.changed}>
      <Status status="completed" label={author ? t('changedBy', { name: author, when }) : t('changedAt', { when })} />
    </span>
  )
}

/** What is said in a language, and the way to say it otherwise. */
export function SaidText({ row, language, page }: SaidTextProps) {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  const label = `${t('change')}: ${row.key}, ${name(language)}`
  return (
    <div className={styles.said}>
      <span className={styles.text} lang={language}>
        {row.texts[language].text}
      </span>
      <ChangedBy row={row} language={language} page={page} />
      <a
        className={styles.act}
        href={textHref(page, { edit: row.key, in: language }, `${textForm.name}-text`)}
        aria-label={label}
      >
        {t('change')}
      </a>
    </div>
  )
}
