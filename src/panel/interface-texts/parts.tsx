import { Fragment } from 'react'
import { formatDeadline } from '../../domain/format-days.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { SubmitButton, TextArea } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { ActionButton, Status } from '../../ui/kit/index.ts'
import { PageForm, panelPath, panelRoot, textHref, usePage } from '../kit/index.ts'
import styles from './interface-texts.module.css'
import { resetForm, textForm, type WordsRow } from './page.ts'

/** Where a text stands; a line may end after a dot. */
export const TextKey = ({ name }: { name: string }) => (
  <span className={styles.key}>
    {name.split('.').map((part, index, { length }) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a key stay where they are
      <Fragment key={index}>
        {part}
        {index < length - 1 && '.'}
        <wbr />
      </Fragment>
    ))}
  </span>
)

const parts = [
  { path: '/words', text: 'texts' },
  { path: '/words/search-terms', text: 'searchTerms' },
  { path: '/words/mails', text: 'mails' },
] as const

/** What there is of words, each on a page of its own. */
export function WordsParts() {
  const t = useTexts('panel-words')
  const page = usePage()
  return (
    <nav aria-label={t('parts')}>
      <ul className={styles.parts}>
        {parts.map(({ path, text }) => (
          <li key={path}>
            <a
              className="link"
              href={panelPath(path, page.locale)}
              aria-current={page.path === panelRoot + path ? 'page' : undefined}
            >
              {t(text)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SaidTextProps {
  row: WordsRow
  language: Locale
  /** What it is, in words; where it has none, the key. */
  name?: string
}

/** Who says it otherwise than the release, and since when. */
function ChangedBy({ row, language }: Omit<SaidTextProps, 'name'>) {
  const t = useTexts('panel-words')
  const page = usePage()
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
export function SaidText({ row, language, name = row.key }: SaidTextProps) {
  const t = useTexts('panel-words')
  const nameOf = useTexts('languages')
  const page = usePage()
  const label = `${t('common.change')}: ${name}, ${nameOf(language)}`
  return (
    <div className={styles.said}>
      <span className={styles.text} lang={language}>
        {row.texts[language].text}
      </span>
      <ChangedBy row={row} language={language} />
      <a
        className="link"
        href={textHref(page, { edit: row.key, in: language }, `${textForm.name}-text`)}
        aria-label={label}
      >
        {t('common.change')}
      </a>
    </div>
  )
}

/** What the other languages say, and what the release does. */
function Beside({ row, language }: Omit<SaidTextProps, 'name'>) {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  const { original, changedAt } = row.texts[language]
  return (
    <dl className={styles.beside}>
      {locales.map((other) =>
        other === language ? null : (
          <div key={other}>
            <dt className="small muted">{name(other)}</dt>
            <dd lang={other}>{row.texts[other].text}</dd>
          </div>
        ),
      )}
      {changedAt && (
        <div>
          <dt className="small muted">{t('original')}</dt>
          <dd lang={language}>{original}</dd>
        </div>
      )}
    </dl>
  )
}

/** The release says it again: what was changed can be typed again, so nothing is asked. */
function Reset() {
  const t = useTexts('panel-words')
  return (
    <ActionButton name={resetForm.name} look="outline">
      {t('reset')}
    </ActionButton>
  )
}

/** A text opened to be said otherwise in one language. */
export function EditText({ row, language, name }: SaidTextProps) {
  const t = useTexts('panel-words')
  const nameOf = useTexts('languages')
  const page = usePage()
  const { text, longest, changedAt } = row.texts[language]
  const names = row.placeholders.map((placeholder) => `{{${placeholder}}}`).join(', ')
  const hint = [names && t('keep', { names }), t('longest', { count: longest })].filter(Boolean).join(' ')
  return (
    <div className="stack-4">
      <p>{name ?? <TextKey name={row.key} />}</p>
      <ChangedBy row={row} language={language} />
      <PageForm definition={textForm} values={{ text }} labels={{ text: nameOf(language) }}>
        <input type="hidden" name="was" value={text} />
        <TextArea name="text" hint={hint} rows={text.length > 160 ? 8 : 3} />
        <SubmitButton label={t('common.save')} look="ink">
          <a className="link" href={textHref(page, { edit: '', in: '' })}>
            {t('common.cancel')}
          </a>
        </SubmitButton>
      </PageForm>
      <Beside row={row} language={language} />
      {changedAt && <Reset />}
    </div>
  )
}
