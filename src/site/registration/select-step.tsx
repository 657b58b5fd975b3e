import { inLocale, localePath } from '../../domain/locales.ts'
import { isContact } from '../../domain/visitor.ts'
import { Button } from '../../ui/button.tsx'
import { FieldGroup } from '../../ui/forms/field.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { EmptyState } from '../../ui/kit/empty-state.tsx'
import { SessionDecision } from '../../ui/kit/session-decision.tsx'
import { useTexts } from '../../ui/texts.ts'
import { selectForm } from './forms.ts'
import type { StepProps } from './journey.ts'
import {
  comingSessions,
  daysOf,
  hoursOf,
  isForOneself,
  languageOf,
  placeOf,
  type Session,
  seatsLeftOf,
  sessionIn,
  stepAddress,
} from './journey.ts'
import { Onward } from './onward.tsx'
import styles from './registration.module.css'
import rowStyles from './rows.module.css'

/** So few that one should not wait. */
const fewSeats = 3

function SessionChoice({ session, id, page }: { session: Session; id: string; page: StepProps['page'] }) {
  const t = useTexts('registration')
  const { locale, params } = page
  const { value, change, focus, blur } = useFieldInput('session')
  const { _id, fullyBooked } = session
  const left = seatsLeftOf(session)
  // A guest says who they are as on the way to a seat; from who takes part it is one button to the list.
  const waitHref = isContact(page.visitor)
    ? localePath(`/courses/${params.id}/waiting-list/${_id}`, locale)
    : stepAddress(page, 'students', { session: _id })
  return (
    <label className={rowStyles.session} data-id={_id} data-full={fullyBooked || undefined}>
      <input
        id={id}
        type="radio"
        name="session"
        value={_id}
        checked={value === _id}
        disabled={fullyBooked}
        onChange={() => change(_id)}
        onFocus={focus}
        onBlur={blur}
      />
      <span className={rowStyles.date}>
        <strong>{daysOf(session, locale)}</strong>
        <span>{[...hoursOf(session, locale), placeOf(session, locale), languageOf(session, locale)].join(' · ')}</span>
        <SessionDecision session={session} locale={locale} />
        {fullyBooked && (
          <a href={waitHref} className={rowStyles.wait}>
            {t('toWaitingList')} <span className="visually-hidden">{daysOf(session, locale)}</span>
          </a>
        )}
      </span>
      <span className={!fullyBooked && left <= fewSeats ? rowStyles.few : rowStyles.seats}>
        {fullyBooked ? t('full') : t.count('seatsLeft', left)}
      </span>
    </label>
  )
}

function Sessions({ sessions, page }: { sessions: Session[]; page: StepProps['page'] }) {
  const { id, label, error } = useFieldInput('session')
  return (
    <FieldGroup name="session" id={id} label={label} error={error} role="radiogroup">
      <div className={rowStyles.sheet}>
        {sessions.map((session, index) => (
          // The summary of errors leads to the first.
          <SessionChoice
            key={session._id}
            session={session}
            id={index === 0 ? id : `${id}-${session._id}`}
            page={page}
          />
        ))}
      </div>
    </FieldGroup>
  )
}

/** Which date; open to guests. */
export function Step({ page, form, course, session, draft }: StepProps) {
  const t = useTexts('registration')
  const { locale } = page
  const sessions = comingSessions(course, page)
  const isOpen = sessions.some(({ _id, fullyBooked }) => _id === sessionIn(page) && !fullyBooked)
  const ask = `${localePath('/contact', locale)}?${new URLSearchParams({ subject: inLocale(course.title, locale) ?? '' })}`
  if (sessions.length === 0) {
    return (
      <EmptyState seed={course.key} title={t('noDates')} text={t('noDatesText')}>
        <Button href={ask}>{t('ask')}</Button>
      </EmptyState>
    )
  }
  return (
    <Form
      definition={selectForm}
      state={form}
      step="select"
      values={{ session: isOpen ? sessionIn(page) : '' }}
      labels={{ session: t('session') }}
      className={styles.form}
    >
      <Sessions sessions={sessions} page={page} />
      <Onward
        label={t(isContact(page.visitor) ? (isForOneself(page) ? 'toStudent' : 'toStudents') : 'toGuest')}
        back={{
          href: localePath(`/courses/${inLocale(course.slug, locale) ?? ''}`, locale),
          label: t('common.backToCourse'),
        }}
        wish={{ course, session, seats: draft?.students.length || 1, draft }}
        page={page}
      />
    </Form>
  )
}
