import { pictureIdOf } from '../../domain/content.ts'
import { formatNumber } from '../../domain/format.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { CheckboxGroup, SubmitButton } from '../../ui/forms/index.ts'
import { type PageContext, useTexts } from '../../ui/index.ts'
import { Mark, Notice } from '../../ui/kit/index.ts'
import { standingOf } from '../editor/changes.ts'
import type { ScreenOf } from '../kit/index.ts'
import {
  blockName,
  contentName,
  fieldHref,
  fieldName,
  newPlanHref,
  PageForm,
  pictureTextHref,
  usePage,
} from '../kit/index.ts'
import styles from './content.module.css'
import { contentsIn } from './contents.ts'
import { type contentPublishPage, type Finding, findingsIn, publishForm } from './publish-page.ts'
import { choiceOf } from './together-page.ts'
import { type Unpublished, unpublishedIn } from './unpublished.ts'
import { WayBack } from './way-back.tsx'

/** Where what a picture shows is written, once for all that shows it; null for one of another site. */
function pictureHref(value: string | null | undefined, page: PageContext): string | null {
  const id = pictureIdOf(value ?? '')
  return id && pictureTextHref(id, page)
}

function FindingRow({ finding }: { finding: Finding }) {
  const t = useTexts('panel-check')
  const page = usePage()
  const { kind, severity, path, value } = finding
  const block = blockName(finding, page.locale)
  const where = path ? `${block}, ${fieldName(path, page.locale)}` : block
  const picture = kind === 'alternative' ? pictureHref(value, page) : null
  const isLong = kind === 'longTitle' || kind === 'longDescription'
  return (
    <li data-finding={kind} data-severity={severity}>
      <Mark kind="triangle" tone={severity === 'error' ? 'bad' : 'ochre'} />
      <span>
        <a href={fieldHref(finding, page)}>{where}</a>:{' '}
        {t(`kinds.${kind}`, { value: isLong ? formatNumber(Number(value), page.locale) : (value ?? '') })}
        {picture && (
          <>
            {' '}
            <a href={picture}>{t('writeAlternative')}</a>
          </>
        )}
      </span>
    </li>
  )
}

/** What readers would stumble over, language by language; each leads to its field. */
function Findings({ findings }: { findings: readonly Finding[] }) {
  const t = useTexts('panel-check')
  const content = useTexts('panel-content')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  return (
    <section className={styles.part} aria-labelledby="check-title">
      <h2 id="check-title">{t('title')}</h2>
      <p>{findings.length === 0 ? t('nothing') : errors > 0 ? t.count('errors', errors) : t('warnings')}</p>
      <p className="muted">{t('contrast')}</p>
      {locales.map((locale) => {
        const own = findings.filter((finding) => finding.locale === locale)
        if (own.length === 0) return null
        return (
          <div key={locale}>
            <h3>{content(`languages.${locale}`)}</h3>
            <ul className={styles.changes}>
              {own.map((finding) => (
                <FindingRow
                  key={[finding.kind, finding.type, finding.blockId, finding.path, finding.value].join(' ')}
                  finding={finding}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function ChangeRow({ change }: { change: Unpublished['changes'][number] }) {
  const t = useTexts('panel-editor')
  const content = useTexts('panel-content')
  const page = usePage()
  const { doc, id, kind, locale, name, before, after } = change
  const block = blockName({ type: doc, block: kind }, page.locale)
  const standing = standingOf(change)
  if (standing) return <li data-change={standing}>{t(`changes.${standing}`, { name: block })}</li>
  if (locale === null) return null
  return (
    <li data-change={name}>
      <a href={fieldHref({ type: doc, blockId: id, field: name, locale }, page)}>
        {block}: {fieldName(name, page.locale)} ({content(`languages.${locale}`)})
      </a>
      {before && <del lang={locale}>{before}</del>}
      {after && <ins lang={locale}>{after}</ins>}
    </li>
  )
}

/** Each change that readers do not see yet, with the way to its field. */
function GoingLive({ changes }: { changes: Unpublished['changes'] }) {
  const t = useTexts('panel-content')
  return (
    <section className={styles.part} aria-labelledby="going-title">
      <h2 id="going-title">{t('goesLive')}</h2>
      <ul className={styles.changes}>
        {changes.map((change) => (
          <ChangeRow key={[change.doc, change.id, change.locale, change.name].join(' ')} change={change} />
        ))}
      </ul>
    </section>
  )
}

/** Why nothing was published, and where what is missing stands. */
function Refused({ message, findings }: { message: string; findings: readonly Finding[] }) {
  const errors = findings.filter(({ severity }) => severity === 'error')
  return (
    <>
      <Notice tone="bad" title={message} />
      {errors.length > 0 && (
        <ul className={styles.changes}>
          {errors.map((finding) => (
            <FindingRow
              key={[finding.type, finding.blockId, finding.locale, finding.path].join(' ')}
              finding={finding}
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** What of a language goes along, in words: what changed, and translations that say less than their Dutch. */
function useLanguageWords({ changes, stale }: Unpublished) {
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
  return (locale: Locale) => {
    const count = changes.filter((change) => change.locale === locale).length
    return [
      count > 0 ? t.count('changeCount', count) : publishing('unchanged'),
      ...(stale[locale] > 0 ? [t.count('staleCount', stale[locale])] : []),
    ].join(', ')
  }
}

/** A page with the texts on it: languages with changes are chosen beforehand, the others stay as readers have them. */
export function Screen({ data, page, form }: ScreenOf<typeof contentPublishPage>) {
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
  const { type = '' } = page.params
  const unpublished = unpublishedIn(data, page)
  const wordsOf = useLanguageWords(unpublished)
  const { documents, changes } = unpublished
  const content = contentsIn(data).find((one) => one.type === type)
  if (!content) return null
  const name = contentName(content, page.locale)
  const options = locales.map((locale) => ({ value: locale, label: t(`languages.${locale}`), hint: wordsOf(locale) }))
  const isChanged = (locale: Locale) => changes.some((one) => one.locale === null || one.locale === locale)
  const docs = documents.map((one) => one.type)
  const findings = findingsIn(data, type, docs)
  return (
    <>
      <WayBack type={type} name={name} />
      <h1>{t('publishOf', { name })}</h1>
      <div role="alert">{form?.message && <Refused message={form.message} findings={findings} />}</div>
      {changes.length === 0 ? (
        <p className="lead">{t('nothingNew')}</p>
      ) : (
        <>
          <GoingLive changes={changes} />
          <PageForm
            definition={publishForm}
            className={styles.form}
            values={{ locales: locales.filter(isChanged) }}
            labels={{ locales: t('whichLanguages') }}
          >
            {documents.map((one) => (
              <input key={one.type} type="hidden" name="choice" value={choiceOf(one)} />
            ))}
            <CheckboxGroup name="locales" options={options} hint={t('languagesHint')} />
            <SubmitButton label={t('publish')}>
              <a className="link" href={newPlanHref(page, docs.length > 0 ? docs : [type])}>
                {publishing('later')}
              </a>
            </SubmitButton>
          </PageForm>
        </>
      )}
      <Findings findings={findings} />
    </>
  )
}
