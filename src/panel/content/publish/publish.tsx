import { defaultLocale } from '../../../domain/locales.ts'
import { CheckboxGroup } from '../../../ui/forms/checkbox-group.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { ContentToPublishQuery } from '../../../ui/gql/graphql.ts'
import { Notice } from '../../../ui/kit/notice.tsx'
import { useTexts } from '../../../ui/texts.ts'
import type { PanelScreenProps } from '../../define-panel-page.ts'
import { panelPath } from '../../panel-path.ts'
import { Findings } from '../check/findings.tsx'
import styles from '../content.module.css'
import { contentName } from '../content-name.ts'
import { contentPath } from '../content-path.ts'
import { contentsIn, type LanguageState } from '../content-query.ts'
import { plannedHref } from '../planned/planned-path.ts'
import { publishForm } from './publish-form.ts'

/** In words, for beside the name of a language. */
function useStateWords() {
  const t = useTexts('panel-content')
  return ({ state, missing }: LanguageState) =>
    [state !== 'missing' && t(`states.${state}`), missing > 0 && t.count('missing', missing)].filter(Boolean).join(', ')
}

/** Languages with changes are chosen beforehand; the others stay as readers have them. */
export function Screen({ data, page, form }: PanelScreenProps<ContentToPublishQuery>) {
  const t = useTexts('panel-content')
  const publishing = useTexts('panel-publishing')
  const wordsOf = useStateWords()
  const content = contentsIn(data).find(({ type }) => type === page.params.type)
  if (!content) return null
  const languages = content.languages.flatMap((language) => language ?? [])
  const options = languages.map((language) => ({
    value: language.locale,
    label: t(`languages.${language.locale}`),
    hint: wordsOf(language),
  }))
  // Without the Dutch nothing is read: whatever else was refused, that comes first.
  const lacksDutch = languages.some(({ locale, missing }) => locale === defaultLocale && missing > 0)
  const changed = languages.filter(({ state }) => state === 'changed').map(({ locale }) => locale)
  return (
    <>
      <a className={styles.back} href={panelPath(contentPath, page.locale)}>
        {t('title')}
      </a>
      <h1>{t('publishOf', { name: contentName(content, page.locale) })}</h1>
      <div role="alert">
        {form?.message && <Notice tone="bad" title={lacksDutch ? t('lacksDutch') : form.message} />}
      </div>
      <Form
        definition={publishForm}
        state={form}
        className={styles.form}
        values={{ locales: changed }}
        labels={{ locales: t('whichLanguages') }}
      >
        <input type="hidden" name="version" value={content.version} />
        <CheckboxGroup name="locales" options={options} hint={t('languagesHint')} />
        <SubmitButton label={t('publish')}>
          <a className={styles.link} href={`${plannedHref(page, '/new')}?document=${encodeURIComponent(content.type)}`}>
            {publishing('later')}
          </a>
        </SubmitButton>
      </Form>
      {data.staticContentCheck && <Findings type={content.type} check={data.staticContentCheck} page={page} />}
    </>
  )
}
