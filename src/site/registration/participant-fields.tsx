import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFieldInput } from '../../ui/forms/use-field-input.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Participant } from './journey-query.ts'
import type { FieldsProps } from './open-row.ts'
import styles from './registration.module.css'
import { participantForm } from './students-form.ts'

interface OpenProps extends FieldsProps {
  /** Who is changed; nobody: somebody new. */
  edited?: Participant
  /** What a button of the form wants before it leads on. */
  want(what: string): object
}

/**
 * Somebody new or whose birth is asked for, in the list's own form: whichever button is pressed, what is typed counts.
 * Certificates say when and where somebody was born.
 */
export function ParticipantFields({ page, data, course, edited, want }: OpenProps) {
  const t = useTexts('registration')
  const row = useRef<HTMLElement>(null)
  const { value: firstName } = useFieldInput('firstName')
  const isCertified = course.type === 'CERTIFICATION'
  const asked = edited ? 'dateOfBirth' : page.search.add && 'firstName'
  useEffect(() => {
    if (asked) row.current?.querySelector<HTMLElement>(`[name="${asked}"]`)?.focus()
  }, [asked])
  const name = String(firstName).trim()
  const addLabel = name ? t('addNamed', { name }) : t('addNew')
  return (
    <section ref={row} aria-labelledby="participant-title" className={styles.new} data-form={participantForm.name}>
      <h2 id="participant-title" className={edited ? 'visually-hidden' : undefined}>
        {edited ? `${edited.firstName} ${edited.lastName}` : t('new')}
      </h2>
      <input type="hidden" name="edited" value={edited?._id ?? ''} />
      <input type="hidden" name="isCertified" value={isCertified ? 'on' : ''} />
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
      <div className={styles.newActions}>
        <Button type="submit" look="ink" {...want('save')}>
          {edited ? t('keep') : addLabel}
        </Button>
        {(edited || data.students?.total !== 0) && (
          <Button type="submit" look="quiet" {...want('cancel')}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
