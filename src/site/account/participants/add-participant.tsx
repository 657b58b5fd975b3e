import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { participantForm } from './participant-form.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'

/** One more participant, under the list. */
export function AddParticipant({ page, form }: { page: PageContext; form: FormState | undefined }) {
  const t = useTexts('participants')
  return (
    <section className={styles.part} aria-labelledby="add-title">
      <h2 id="add-title">{t('add')}</h2>
      <div className={styles.sheet}>
        <Form
          definition={participantForm}
          state={form}
          className={styles.wide}
          action={participantsAddress(page)}
          values={{ language: page.locale }}
        >
          <ParticipantFields />
          <Checkbox name="sendMail" hint={t('sendMailHint')} optional />
          <SubmitButton label={t('addThis')} look="ink" />
        </Form>
      </div>
    </section>
  )
}
