import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { localePath } from '../../domain/locales.ts'
import { PayButton } from '../../ui/billing/pay-buttons.tsx'
import { Form } from '../../ui/forms/form.tsx'
import type { FormState } from '../../ui/forms/form-state.ts'
import { ActionButton } from '../../ui/kit/action-form.tsx'
import { Dialog } from '../../ui/kit/dialog.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { listed, nameOf } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { participantForm, removeForm, studentsForm } from './forms.ts'
import type { StepProps } from './journey.ts'
import { type Draft, isAlone, stepAddress, unpaidOf } from './journey.ts'
import { participantStart, personFields } from './open-row.ts'
import { ParticipantList } from './participant-list.tsx'
import styles from './registration.module.css'

/** The question before somebody is taken out (spec section 5). */
function RemoveDialog({ page, draft }: StepProps & { draft: Draft }) {
  const t = useTexts('registration')
  const chosen = listed(draft.students)
  const asked = chosen.find(({ _id }) => _id === page.search.remove?.[0])
  if (!asked) return null
  return (
    <Dialog
      id="participant-question"
      title={t('removeTitle', { name: nameOf(asked) })}
      text={t('removeText')}
      wayOut={t('common.keepNamed', { name: asked.firstName })}
      wayOutHref={stepAddress(page, 'students')}
    >
      <ActionButton
        name={removeForm.name}
        sent={{ students: chosen.filter((one) => one !== asked).map(({ _id }) => _id) }}
        action={stepAddress(page, 'students')}
        look="ink"
      >
        {t('common.removeNamed', { name: asked.firstName })}
      </ActionButton>
    </Dialog>
  )
}

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

/** Those who are registered already and wait to be paid: nobody registers them twice, or looks for them in vain. */
function Unpaid({ data, page }: Pick<StepProps, 'data' | 'page'>) {
  const t = useTexts('registration')
  const unpaid = unpaidOf(data)
  if (!unpaid?.expiresAt) return null
  const { _id, total, expiresAt } = unpaid
  const students = listed(unpaid.students)
  return (
    <div className={styles.before}>
      <Notice
        tone="wait"
        title={t.count('unpaid', students.length, { names: listed(students).map(nameOf).join(', ') })}
        action={<PayButton id={_id}>{t('common.pay', { amount: formatAmount(total, page.locale) })}</PayButton>}
      >
        {t.count('unpaidKept', students.length, { deadline: formatDeadline(expiresAt, page.now, page.locale) })}{' '}
        <a href={localePath(`/my-account/registration-data/${_id}`, page.locale)}>{t('toRegistration')}</a>
      </Notice>
    </div>
  )
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
      <Unpaid {...props} />
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
