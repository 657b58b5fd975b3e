import { locales } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SelectField } from '../../../ui/forms/select-field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { textHref } from '../../kit/paths.ts'
import styles from './search-terms.module.css'
import { removeTermForm, termForm } from './term-forms.ts'
import type { TermRow } from './term-query.ts'

interface EditTermProps {
  /** Left out, a new one is written. */
  row?: TermRow
  page: PageContext
  form: FormState | undefined
}

/** A word, its language, and what it means beside itself. */
export function EditTerm({ row, page, form }: EditTermProps) {
  const t = useTexts('panel-search-terms')
  const name = useTexts('languages')
  const languages = locales.map((value) => ({ value, label: name(value) }))
  const { language = page.locale, term = '', meanings = [] } = row ?? {}
  return (
    <Form
      definition={termForm}
      state={form}
      values={{ language, term, meanings: meanings.join(', ') }}
      labels={{ term: t('term'), meanings: t('meanings') }}
    >
      <div className={styles.pair}>
        <TextField name="term" hint={t('termHint')} />
        <SelectField name="language" options={languages} hint={t('languageHint')} />
      </div>
      <TextField name="meanings" hint={t('meaningsHint')} optional />
      <SubmitButton label={t(row ? 'save' : 'add')} look="ink">
        {row && (
          <a className={styles.act} href={textHref(page, { edit: '' })}>
            {t('cancel')}
          </a>
        )}
      </SubmitButton>
    </Form>
  )
}

/** What is removed can be typed again, so nothing is asked. */
export function RemoveTerm({ row }: { row: TermRow }) {
  const t = useTexts('panel-search-terms')
  return (
    <form method="post" data-form={removeTermForm.name}>
      <input type="hidden" name="form" value={removeTermForm.name} />
      <input type="hidden" name="id" value={row._id} />
      <Button type="submit" look="outline" aria-label={`${t('remove')}: ${row.term}`}>
        {t('remove')}
      </Button>
    </form>
  )
}
