import { Button } from '../../ui/button.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { panelPath } from '../panel-path.ts'
import { resetForm, settingsPath } from './settings-forms.ts'
import type { Colleague } from './settings-query.ts'

interface ResetQuestionProps {
  colleagues: readonly Colleague[]
  page: PageContext
  form: FormState | undefined
}

/** The question before a colleague's lost second factor is taken away. */
export function ResetQuestion({ colleagues, page, form }: ResetQuestionProps) {
  const t = useTexts('panel-settings')
  const asked = colleagues.find(({ _id }) => _id === page.search.reset?.[0])
  if (!asked) return null
  return (
    <Dialog
      id="reset"
      title={t('resetTitle', { name: asked.name })}
      text={t('resetText')}
      wayOut={t('keep')}
      wayOutHref={panelPath(settingsPath, page.locale)}
      fields={
        <Form definition={resetForm} state={form}>
          <input type="hidden" name="colleague" value={asked._id} />
          <PasswordField name="password" autoComplete="current-password" hint={t('passwordHint')} optional />
        </Form>
      }
    >
      <Button type="submit" look="danger" form={resetForm.name}>
        {t('reset')}
      </Button>
    </Dialog>
  )
}
