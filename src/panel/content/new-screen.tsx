import { pageTemplates } from '../../../schemas/page.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { RadioGroup, SubmitButton, TextField } from '../../ui/forms/index.ts'
import { useTexts } from '../../ui/index.ts'
import { contentPath, PageForm, type PanelScreenProps, panelPath, Refusal } from '../kit/index.ts'
import styles from './content.module.css'
import { newPageForm } from './page.ts'

/** What a page is called in one language, and where it stands. */
function Language({ locale }: { locale: Locale }) {
  const t = useTexts('panel-content')
  const isOptional = locale !== 'nl'
  return (
    <fieldset className={styles.language}>
      <legend>{t(`languages.${locale}`)}</legend>
      <TextField name={`title.${locale}`} optional={isOptional} />
      <TextField name={`slug.${locale}`} hint={t('slugHint')} optional />
    </fieldset>
  )
}

function useLabels() {
  const t = useTexts('panel-content')
  const named = locales.flatMap((locale) => {
    const language = t(`languages.${locale}`)
    return [
      [`title.${locale}`, t('pageTitle', { language })],
      [`slug.${locale}`, t('pageSlug', { language })],
    ]
  })
  return { ...Object.fromEntries(named), template: t('template') }
}

export function Screen({ page }: PanelScreenProps) {
  const t = useTexts('panel-content')
  const templates = pageTemplates.map((value) => ({
    value,
    label: t(`templates.${value}`),
    hint: t(`templateHints.${value}`),
  }))
  return (
    <>
      <a className="link" href={panelPath(contentPath, page.locale)}>
        {t('title')}
      </a>
      <h1>{t('newPage')}</h1>
      <p className="lead">{t('newPageText')}</p>
      <Refusal />
      <PageForm
        definition={newPageForm}
        className={styles.form}
        values={{ template: pageTemplates[0] }}
        labels={useLabels()}
      >
        {locales.map((locale) => (
          <Language key={locale} locale={locale} />
        ))}
        <RadioGroup name="template" options={templates} />
        <SubmitButton label={t('makePage')} />
      </PageForm>
    </>
  )
}
