import { Button } from '../../../ui/button.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { PasswordField } from '../../../ui/forms/password-field.tsx'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { type ColleagueAct, colleagueForms } from './colleague-forms.ts'
import { participantsAddress } from './participants-address.ts'
import type { Colleague } from './participants-query.ts'

const acts = Object.keys(colleagueForms) as ColleagueAct[]

interface ColleagueDialogProps {
  page: PageContext
  form: FormState | undefined
  colleagues: readonly Colleague[]
}

/** The question before somebody's rights change, with the password of whoever changes them. */
export function ColleagueDialog({ page, form, colleagues }: ColleagueDialogProps) {
  const t = useTexts('participants')
  const asked = colleagues.find(({ _id }) => _id === page.search.colleague?.[0])
  const act = acts.find((name) => name === page.search.act?.[0])
  if (!asked || !act) return null
  const definition = colleagueForms[act]
  const name = `${asked.firstName} ${asked.lastName}`
  const { _id: id } = asked
  const refusal = form?.form === definition.name ? form.message : undefined
  return (
    <Dialog
      id="colleague-question"
      title={t(`${act}Title`, { name })}
      text={refusal ?? t(`${act}Text`)}
      wayOut={t('cancel')}
      wayOutHref={participantsAddress(page)}
      fields={
        <Form
          definition={definition}
          state={form}
          action={participantsAddress(page, { colleague: id, act })}
          values={{ id, organisation: page.visitor?.organisation ?? '' }}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="organisation" value={page.visitor?.organisation ?? ''} />
          <PasswordField name="password" autoComplete="current-password" hint={t('passwordHint')} />
        </Form>
      }
    >
      <Button type="submit" form={definition.name} look={act === 'remove' ? 'danger' : 'ink'}>
        {t(`${act}Sure`, { name: asked.firstName })}
      </Button>
    </Dialog>
  )
}
