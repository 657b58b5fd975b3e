import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { isAlone } from './journey.ts'
import type { Draft } from './journey-query.ts'
import { participantStart, personFields } from './open-row.ts'
import { ParticipantList } from './participant-list.tsx'
import styles from './registration.module.css'
import { RemoveDialog } from './remove-dialog.tsx'
import type { StepProps } from './step-props.ts'
import { participantForm, studentsForm } from './students-form.ts'

/** What was refused, as this form has it: who was added all the same stands among the others by now. */
function refusedIn(form: FormState | undefined, draft: Draft): FormState | undefined {
  if (form?.form !== studentsForm.name && form?.form !== participantForm.name) return undefined
  const own = { ...form, form: studentsForm.name }
  const added = listed(draft.students).find(({ email }) => email === own.values.email)
  if (!added || personFields.some((name) => own.errors[name])) return own
  const typed = Object.fromEntries(personFields.map((name) => [name, '']))
  const students = [...new Set([own.values.students ?? [], added._id].flat())]
  return { ...own, values: { ...own.values, ...typed, students } }
}

/** Who takes part: one's own participants, or somebody who is added here (spec section 5). */
export function Step(props: StepProps) {
  const { form, draft, page } = props
  const t = useTexts('registration')
  if (!draft) return null
  const chosen = listed(draft.students).map(({ _id }) => _id)
  const { add, edit } = page.search
  return (
    <>
      <Form
        // Another row is open: the fields begin with who stands there.
        key={`${add}-${edit}`}
        definition={studentsForm}
        state={refusedIn(form, draft)}
        step="students"
        values={{ students: chosen, ...participantStart({ ...props, draft }) }}
        labels={{
          students: t(isAlone(page, chosen.length) ? 'steps.student' : 'steps.students'),
          q: t('search'),
        }}
        className={styles.form}
      >
        <ParticipantList {...props} draft={draft} />
      </Form>
      <RemoveDialog {...props} draft={draft} />
    </>
  )
}
