import { type Locale, locales } from '../../../domain/locales.ts'
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { ContentToPublishQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import { FindingRow, Findings } from '../check/findings.tsx'
import styles from '../content.module.css'
import { contentName } from '../content-name.ts'
import { contentsIn } from '../content-query.ts'
import { plannedHref } from '../planned/planned-path.ts'
import { choiceOf } from '../together/chosen-documents.ts'
import { WayBack } from '../way-back.tsx'
import { GoingLive } from './going-live.tsx'
import { publishForm } from './publish-form.ts'
import { type Finding, findingsIn } from './publish-query.ts'
import { type Unpublished, unpublishedIn } from './unpublished.ts'

/** Why nothing was published, and where what is missing stands. */
function Refused({ message, findings, page }: { message: string; findings: readonly Finding[]; page: PageContext }) {
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
              page={page}
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
export function Screen({ data, page, form }: PanelScreenProps<ContentToPublishQuery>) {
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
  const later = new URLSearchParams((docs.length > 0 ? docs : [type]).map((doc) => ['document', doc]))
  return (
    <>
      <WayBack type={type} name={name} page={page} />
      <h1>{t('publishOf', { name })}</h1>
      <div role="alert">{form?.message && <Refused message={form.message} findings={findings} page={page} />}</div>
      {changes.length === 0 ? (
        <p className="lead">{t('nothingNew')}</p>
      ) : (
        <>
          <GoingLive changes={changes} page={page} />
          <Form
            definition={publishForm}
            state={form}
            className={styles.form}
            values={{ locales: locales.filter(isChanged) }}
            labels={{ locales: t('whichLanguages') }}
          >
            {documents.map((one) => (
              <input key={one.type} type="hidden" name="choice" value={choiceOf(one)} />
            ))}
            <CheckboxGroup name="locales" options={options} hint={t('languagesHint')} />
            <SubmitButton label={t('publish')}>
              <a className={styles.link} href={`${plannedHref(page, '/new')}?${later}`}>
                {publishing('later')}
              </a>
            </SubmitButton>
          </Form>
        </>
      )}
      <Findings findings={findings} page={page} />
    </>
  )
}
