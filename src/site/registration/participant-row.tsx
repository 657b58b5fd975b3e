import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { Mark } from '../../ui/kit/mark.tsx'
import { nameOf } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { participantForm } from './forms.ts'
import type { Draft, Participant } from './journey.ts'
import type { FieldsProps } from './open-row.ts'
import rowStyles from './rows.module.css'

interface RowProps {
  id: string
  participant: Participant & { dateOfBirth?: string | null; birthPlace?: string | null }
  page: PageContext
  draft: Draft
  isCertified: boolean
  isTicked: boolean
  /** A private person who comes alone: there is nobody to choose. */
  isOnly: boolean
  /** What a button of the form wants before it leads on. */
  want(what: string): { name?: string; value?: string; onClick(): void }
  onToggle(): void
  onFocus(): void
  onBlur(): void
  /** What is asked of them, where that is open. */
  children?: ReactNode
}

/** Somebody to tick; who is registered already says so instead of failing later. */
export function ParticipantRow({ participant, page, draft, isCertified, isTicked, isOnly, ...props }: RowProps) {
  const t = useTexts('registration')
  const language = useTexts('languages')
  const { _id, email, dateOfBirth, birthPlace } = participant
  const name = nameOf(participant)
  const isRegistered = draft.registered.includes(_id)
  const isSaved = draft.students.some((one) => one?._id === _id)
  const Line = isOnly ? 'div' : 'label'
  const lacksBirthData = isCertified && !(dateOfBirth && birthPlace) && !isRegistered
  return (
    <li className={rowStyles.row} data-id={_id} data-registered={isRegistered || undefined}>
      <Line className={rowStyles.person}>
        {isOnly ? (
          <>
            <Mark kind={lacksBirthData ? 'triangle' : 'full'} tone={lacksBirthData ? 'ochre' : 'good'} />
            <input type="hidden" name="students" value={_id} />
          </>
        ) : (
          <input
            id={props.id}
            type="checkbox"
            name="students"
            value={_id}
            checked={isTicked && !isRegistered}
            disabled={isRegistered}
            onChange={props.onToggle}
            onFocus={props.onFocus}
            onBlur={props.onBlur}
          />
        )}
        <span>
          <strong>{name}</strong> {email === page.visitor?.email && t('yourself')}
          <span className={rowStyles.email}>{isRegistered ? t('registered') : email}</span>
        </span>
        <span className={rowStyles.language}>{language(participant.language as 'nl')}</span>
      </Line>
      {!props.children && (lacksBirthData || (isSaved && !isOnly)) && (
        <p className={rowStyles.rowActions}>
          {lacksBirthData && (
            <button type="submit" {...props.want(`edit:${_id}`)} aria-label={t('birthOf', { name })}>
              {t('birth')}
            </button>
          )}
          {isSaved && !isOnly && (
            <button type="submit" {...props.want(`remove:${_id}`)} aria-label={t('removeOne', { name })}>
              {t('common.remove')}
            </button>
          )}
        </p>
      )}
      {props.children}
    </li>
  )
}

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
    <section ref={row} aria-labelledby="participant-title" className={rowStyles.new} data-form={participantForm.name}>
      <h2 id="participant-title" className={edited ? 'visually-hidden' : undefined}>
        {edited ? nameOf(edited) : t('new')}
      </h2>
      <input type="hidden" name="edited" value={edited?._id ?? ''} />
      <input type="hidden" name="isCertified" value={isCertified ? 'on' : ''} />
      <div className={rowStyles.pair}>
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
      </div>
      <TextField name="email" type="email" autoComplete="off" hint={t('emailHint')} />
      {isCertified && (
        <div className={rowStyles.pair}>
          <TextField name="dateOfBirth" type="date" autoComplete="off" hint={t('birthReason')} />
          <TextField name="birthPlace" autoComplete="off" hint={t('birthPlaceHint')} />
        </div>
      )}
      <div className={rowStyles.newActions}>
        <Button type="submit" look="ink" {...want('save')}>
          {edited ? t('common.save') : addLabel}
        </Button>
        {(edited || data.students?.total !== 0) && (
          <Button type="submit" look="quiet" {...want('cancel')}>
            {t('common.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
}
