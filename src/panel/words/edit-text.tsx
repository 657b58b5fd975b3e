import { type Locale, locales } from '../../domain/locales.ts'
import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { textHref } from '../kit/paths.ts'
import { ChangedBy } from './said-text.tsx'
import { resetForm, textForm } from './text-forms.ts'
import { TextKey } from './text-key.tsx'
import styles from './words.module.css'
import type { WordsRow } from './words-query.ts'

interface EditTextProps {
  row: WordsRow
  language: Locale
  page: PageContext
  form: FormState | undefined
}

/** What the other languages say, and what the release does. */
function Beside({ row, language }: Pick<EditTextProps, 'row' | 'language'>) {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  const { original, changedAt } = row.texts[language]
  return (
    <dl className={styles.beside}>
      {locales.map((other) =>
        other === language ? null : (
          <div key={other}>
            <dt>{name(other)}</dt>
            <dd lang={other}>{row.texts[other].text}</dd>
          </div>
        ),
      )}
      {changedAt && (
        <div>
          <dt>{t('original')}</dt>
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
    <form method="post" data-form={resetForm.name}>
      <input type="hidden" name="form" value={resetForm.name} />
      <Button type="submit" look="outline">
        {t('reset')}
      </Button>
    </form>
  )
}

/** A text opened to be said otherwise in one language. */
export function EditText({ row, language, page, form }: EditTextProps) {
  const t = useTexts('panel-words')
  const name = useTexts('languages')
  const { text, longest, changedAt } = row.texts[language]
  const names = row.placeholders.map((placeholder) => `{{${placeholder}}}`).join(', ')
  const hint = [names && t('keep', { names }), t('longest', { count: longest })].filter(Boolean).join(' ')
  return (
    <div className={styles.edit}>
      <p>
        <TextKey name={row.key} />
      </p>
      <ChangedBy row={row} language={language} page={page} />
      <Form definition={textForm} state={form} values={{ text }} labels={{ text: name(language) }}>
        <input type="hidden" name="was" value={text} />
        <TextArea name="text" hint={hint} rows={text.length > 160 ? 8 : 3} />
        <SubmitButton label={t('save')} look="ink">
          <a className={styles.act} href={textHref(page, { edit: '', in: '' })}>
            {t('cancel')}
          </a>
        </SubmitButton>
      </Form>
      <Beside row={row} language={language} />
      {changedAt && <Reset />}
    </div>
  )
}
