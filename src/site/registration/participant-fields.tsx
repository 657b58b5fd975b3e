import { useEffect, useRef } from 'react'
import { Form } from '../../ui/forms/form.tsx'
import { SubmitButton } from '../../ui/forms/submit-button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { listed } from '../../ui/listed.ts'
import { useTexts } from '../../ui/texts.ts'
import { stepAddress } from './journey.ts'
import type { Draft } from './journey-query.ts'
import { participantForm } from './participant-form.ts'
import styles from './registration.module.css'
import type { StepProps } from './step-props.ts'

type FieldsProps = StepProps & { draft: Draft }

/** Whose birth is asked for. */
function editedIn({ data, draft, page }: FieldsProps) {
  const id = page.search.edit?.[0]
  return [...listed(draft.students), ...listed(data.students?.items)].find(({ _id }) => _id === id)
}

/** A private person without anybody begins with themselves. */
function startOf(props: FieldsProps) {
  const { data, draft } = props
  const edited = editedIn(props)
  const isFirst = data.me?.isPrivatePerson && data.students?.total === 0 && draft.students.length === 0
  const { firstName = '', lastName = '', email = '' } = edited ?? (isFirst ? data.me : null) ?? {}
  return {
    ...{ firstName, lastName, email },
    dateOfBirth: edited?.dateOfBirth ?? '',
    birthPlace: edited?.birthPlace ?? '',
  }
}

/** Somebody new, in place; certificates say when and where somebody was born. */
export function ParticipantFields(props: FieldsProps) {
  const { page, form, data, course, draft } = props
  const t = useTexts('registration')
  const edited = editedIn(props)
  const isCertified = course.type === 'CERTIFICATION'
  const isRefused = form?.form === participantForm.name
  const isAlone = data.students?.total === 0
  const section = useRef<HTMLElement>(null)
  const asked = edited ? 'dateOfBirth' : page.search.add && 'firstName'
  useEffect(() => {
    if (asked) section.current?.querySelector<HTMLElement>(`[name="${asked}"]`)?.focus()
  }, [asked])
  const isOpen = page.search.add || edited || isRefused || isAlone
  if (!isOpen) return null
  return (
    <section ref={section} className={styles.new} aria-labelledby="participant-title">
      <h2 id="participant-title">{edited ? `${edited.firstName} ${edited.lastName}` : t('new')}</h2>
      <Form
        key={edited?._id ?? 'new'}
        definition={participantForm}
        state={form}
        values={{ ...startOf(props), isCertified: isCertified ? 'on' : '' }}
      >
        <input type="hidden" name="isCertified" value={isCertified ? 'on' : ''} />
        {listed(draft.students).map(({ _id }) => (
          <input key={_id} type="hidden" name="students" value={_id} />
        ))}
        <div className={styles.pair}>
          <TextField name="firstName" autoComplete="off" />
          <TextField name="lastName" autoComplete="off" />
        </div>
        <TextField name="email" type="email" autoComplete="off" hint={t('emailHint')} />
        {isCertified && (
          <div className={styles.pair}>
            <TextField name="dateOfBirth" type="date" autoComplete="off" hint={t('birthReason')} />
            <TextField name="birthPlace" autoComplete="off" hint={t('birthPlaceHint')} />
          </div>
        )}
        <SubmitButton label={edited ? t('keep') : t('addNew')} look="ink">
          {!isAlone && <a href={stepAddress(page, 'students')}>{t('cancel')}</a>}
        </SubmitButton>
      </Form>
    </section>
  )
}
