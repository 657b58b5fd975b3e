import type { ReactNode } from 'react'
import { Mark } from '../../ui/kit/mark.tsx'
import type { PageContext } from '../../ui/page-context.ts'
import { useTexts } from '../../ui/texts.ts'
import type { Draft, Participant } from './journey-query.ts'
import styles from './registration.module.css'

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
  const { _id, firstName, lastName, email, dateOfBirth, birthPlace } = participant
  const name = `${firstName} ${lastName}`
  const isRegistered = draft.registered.includes(_id)
  const isSaved = draft.students.some((one) => one?._id === _id)
  const Line = isOnly ? 'div' : 'label'
  const lacksBirthData = isCertified && !(dateOfBirth && birthPlace) && !isRegistered
  return (
    <li className={styles.row} data-id={_id} data-registered={isRegistered || undefined}>
      <Line className={styles.person}>
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
          <span className={styles.email}>{isRegistered ? t('registered') : email}</span>
        </span>
        <span className={styles.language}>{language(participant.language as 'nl')}</span>
      </Line>
      {!props.children && (lacksBirthData || (isSaved && !isOnly)) && (
        <p className={styles.rowActions}>
          {lacksBirthData && (
            <button type="submit" {...props.want(`edit:${_id}`)} aria-label={t('birthOf', { name })}>
              {t('birth')}
            </button>
          )}
          {isSaved && !isOnly && (
            <button type="submit" {...props.want(`remove:${_id}`)} aria-label={t('removeOne', { name })}>
              {t('remove')}
            </button>
          )}
        </p>
      )}
      {props.children}
    </li>
  )
}
