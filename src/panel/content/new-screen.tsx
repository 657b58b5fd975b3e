import { pageTemplates } from '../../../schemas/page.ts'
import { type Locale, locales } from '../../domain/locales.ts'
import { RadioGroup } from '../../ui/forms/choices.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTexts } from '../../ui/texts.ts'
import type { PanelScreenProps } from '../kit/define-panel-page.ts'
import { contentPath, panelPath } from '../kit/paths.ts'
import { Refusal } from '../kit/record.tsx'
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

export function Screen({ page, form }: PanelScreenProps) {
  const t = useTexts('panel-content')
  const templates = pageTemplates.map((value) => ({
    value,
    label: t(`templates.${value}`),
    hint: t(`templateHints.${value}`),
  }))
  return (
    <>
      <a className={styles.back} href={panelPath(contentPath, page.locale)}>
        {t('title')}
      </a>
      <h1>{t('newPage')}</h1>
      <p className="lead">{t('newPageText')}</p>
      <Refusal form={form} />
      <Form
        definition={newPageForm}
        state={form}
        className={styles.form}
        values={{ template: pageTemplates[0] }}
        labels={useLabels()}
      >
        {locales.map((locale) => (
          <Language key={locale} locale={locale} />
        ))}
        <RadioGroup name="template" options={templates} />
        <SubmitButton label={t('makePage')} />
      </Form>
    </>
  )
}
