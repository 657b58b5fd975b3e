import { useEffect } from 'react'
import { Form } from '../../../ui/forms/form.tsx'
import type { FormState } from '../../../ui/forms/form-state.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import type { PageContext } from '../../../ui/page-context.ts'
import { useTexts } from '../../../ui/texts.ts'
import { ParticipantFields } from './participant-fields.tsx'
import { participantForm } from './participant-form.ts'
import styles from './participants.module.css'
import { participantsAddress } from './participants-address.ts'
import type { EditedParticipant } from './participants-query.ts'

interface EditProps {
  page: PageContext
  form: FormState | undefined
  edited: EditedParticipant
}

const cancelId = 'participant-cancel'

/** Escape is the link 'Annuleren', as long as no dialog stands over the row. */
function useEscape() {
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) document.getElementById(cancelId)?.click()
    }
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
}

/** The row of a participant, opened to be changed. */
export function EditParticipant({ page, form, edited }: EditProps) {
  const t = useTexts('participants')
  useEscape()
  const { _id, firstName, lastName, email, phone, language, dateOfBirth, birthPlace } = edited
  return (
    <Form
      key={_id}
      definition={participantForm}
      state={form}
      className={styles.wide}
      action={participantsAddress(page, { edit: _id })}
      values={{
        ...{ firstName, lastName, email, language },
        ...{ phone: phone ?? '', dateOfBirth: dateOfBirth ?? '', birthPlace: birthPlace ?? '' },
      }}
    >
      <ParticipantFields />
      <SubmitButton label={t('save')} look="ink">
        <a id={cancelId} className={styles.act} href={participantsAddress(page)}>
          {t('cancel')}
        </a>
        <a className={styles.removal} href={participantsAddress(page, { remove: _id })}>
          {t('removeOne', { name: `${firstName} ${lastName}` })}
        </a>
      </SubmitButton>
    </Form>
  )
}
