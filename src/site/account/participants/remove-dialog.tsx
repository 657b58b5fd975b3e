import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { removeForm } from './chosen-forms.ts'
import { participantsAddress } from './participants-address.ts'

interface RemoveDialogProps {
  page: PageContext
  form: FormState | undefined
  participants: readonly { _id: string; firstName: string; lastName: string }[]
}

/** The question before participants go; where one cannot, why, and the way to its registrations. */
export function RemoveDialog({ page, form, participants }: RemoveDialogProps) {
  const t = useTexts('participants')
  const [first, ...others] = participants
  if (!first) return null
  const name = `${first.firstName} ${first.lastName}`
  const isOne = others.length === 0
  const refusal = form?.form === removeForm.name ? form.message : undefined
  const ids = participants.map(({ _id }) => _id)
  return (
    <Dialog
      id="participant-removal"
      title={isOne ? t('askOne', { name }) : t.count('askMany', participants.length)}
      text={refusal ?? (isOne ? t('askOneText') : t('askManyText'))}
      wayOut={isOne ? t('keepOne', { name: first.firstName }) : t('keepMany')}
      wayOutHref={participantsAddress(page)}
    >
      {refusal ? (
        <Button href={localePath('/my-account/registration-data', page.locale)}>{t('seeRegistrations')}</Button>
      ) : (
        <form method="post" data-form={removeForm.name} action={participantsAddress(page, { remove: ids })}>
          <input type="hidden" name="form" value={removeForm.name} />
          {ids.map((id) => (
            <input key={id} type="hidden" name="students" value={id} />
          ))}
          <Button type="submit" look="danger">
            {isOne ? t('removeOne', { name: first.firstName }) : t.count('removeMany', participants.length)}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
