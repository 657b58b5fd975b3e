import { localePath } from '../../../domain/locales.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { Dialog } from '../../../ui/kit/dialog.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import type { Membership } from './membership-row.tsx'
import { leaveForm } from './organisation-forms.ts'
import { organisationsPath } from './organisations-path.ts'

interface LeaveDialogProps {
  memberships: readonly Membership[]
  page: PageContext
  form: FormState | undefined
}

/** The question before one leaves an organisation, or takes a request back. */
export function LeaveDialog({ memberships, page, form }: LeaveDialogProps) {
  const t = useTexts('organisations')
  const asked = memberships.find(({ organisation }) => organisation._id === page.search.leave?.[0])
  if (!asked) return null
  const { _id: id, name } = asked.organisation
  const here = localePath(organisationsPath, page.locale)
  const kind = asked.approval === 'pending' ? 'withdraw' : 'leave'
  const refusal = form?.form === leaveForm.name ? form.message : undefined
  return (
    <Dialog
      id="leave"
      title={t(`${kind}Title`, { name })}
      text={refusal ?? t(`${kind}Text`)}
      wayOut={t('stay')}
      wayOutHref={here}
    >
      <form method="post" action={`${here}?leave=${id}`} data-form={leaveForm.name}>
        <input type="hidden" name="form" value={leaveForm.name} />
        <input type="hidden" name="organisation" value={id} />
        <Button type="submit" look="danger">
          {t(kind)}
        </Button>
      </form>
    </Dialog>
  )
}
