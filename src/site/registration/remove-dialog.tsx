import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { stepAddress } from './journey.ts'
import type { Draft } from './journey-query.ts'
import { removeForm } from './remove-form.ts'
import type { StepProps } from './step-props.ts'

/** The question before somebody is taken out (spec section 5). */
export function RemoveDialog({ page, draft }: StepProps & { draft: Draft }) {
  const t = useTexts('registration')
  const chosen = listed(draft.students)
  const asked = chosen.find(({ _id }) => _id === page.search.remove?.[0])
  if (!asked) return null
  return (
    <Dialog
      id="participant-question"
      title={t('removeTitle', { name: `${asked.firstName} ${asked.lastName}` })}
      text={t('removeText')}
      wayOut={t('removeNot', { name: asked.firstName })}
      wayOutHref={stepAddress(page, 'students')}
    >
      <form method="post" data-form={removeForm.name} action={stepAddress(page, 'students')}>
        <input type="hidden" name="form" value={removeForm.name} />
        {chosen.map(({ _id }) => _id !== asked._id && <input key={_id} type="hidden" name="students" value={_id} />)}
        <Button type="submit" look="ink">
          {t('removeSure', { name: asked.firstName })}
        </Button>
      </form>
    </Dialog>
  )
}
