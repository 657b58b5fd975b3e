import { Form } from '../../ui/forms/form.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { isAlone } from './journey.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { ParticipantList } from './participant-list.tsx'
import styles from './registration.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import type { StepProps } from './step-props.ts'
import { studentsForm } from './students-form.ts'

/** Who takes part: one's own participants, or somebody who is added here (spec section 5). */
export function Step(props: StepProps) {
  const { form, draft } = props
  const t = useTexts('registration')
  if (!draft) return null
  const chosen = listed(draft.students).map(({ _id }) => _id)
  return (
    <>
      <Form
        definition={studentsForm}
        state={form}
        step="students"
        values={{ students: chosen }}
        labels={{
          students: t(isAlone(props.page, chosen.length) ? 'steps.student' : 'steps.students'),
          q: t('search'),
        }}
        className={styles.form}
      >
        <ParticipantList {...props} draft={draft} />
      </Form>
      <ParticipantFields {...props} draft={draft} />
      <RemoveDialog {...props} draft={draft} />
    </>
  )
}
