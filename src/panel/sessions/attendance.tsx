import { brusselsDay } from '../../domain/days.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskAttendanceQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, ActionForm, Mark } from '../../ui/kit/index.ts'
import { RecordLink, Refusal, type ScreenOf, usePage } from '../kit/index.ts'
import styles from './attendance.module.css'
import { allPresentForm, attendanceHref, type attendancePage, tapForm } from './attendance-page.ts'

type Participant = NonNullable<NonNullable<DeskAttendanceQuery['sessionParticipants']>[number]>

/** The day that is chosen, else today's when there is a lesson, else the last one before it, or the first. */
function dayOf(days: readonly string[], { search, now }: PageContext): string {
  const today = brusselsDay(new Date(now))
  const chosen = days.find((day) => day === search.day?.[0])
  return chosen ?? days.findLast((day) => day <= today) ?? days[0] ?? today
}

const presentOn = ({ attendances }: Participant, day: string): boolean | null =>
  listed(attendances).find((mark) => mark.day === day)?.present ?? null

function Tap({ of, day, present }: { of: Participant; day: string; present: boolean }) {
  const t = useTexts('panel-sessions')
  const isThis = presentOn(of, day) === present
  const word = t(present ? 'present' : 'absent')
  return (
    <ActionForm name={tapForm.name} sent={{ day, student: of.student }}>
      {present && <input type="hidden" name="present" value="on" />}
      <button
        type="submit"
        className={styles.tap}
        aria-pressed={isThis}
        aria-label={`${word}: ${of.firstName} ${of.lastName}`}
      >
        {isThis && <Mark kind={present ? 'full' : 'struck'} tone={present ? 'good' : 'ochre'} />}
        {word}
      </button>
    </ActionForm>
  )
}

function People({ participants, day }: { day: string; participants: readonly Participant[] }) {
  return (
    <ul className={styles.people}>
      {participants.map((one) => (
        <li key={one.student} id={one.student} data-id={one.student}>
          <p>
            <strong>
              {one.firstName} {one.lastName}
            </strong>
            <span className="muted">{one.customer}</span>
          </p>
          <Tap of={one} day={day} present={true} />
          <Tap of={one} day={day} present={false} />
        </li>
      ))}
    </ul>
  )
}

function Days({ days, day, id }: { day: string } & { days: readonly string[]; id: string }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  if (days.length < 2) return <p className="lead">{formatDayInYear(day, page.locale)}</p>
  return (
    <nav aria-label={t('common.day')}>
      <ul className={styles.days}>
        {days.map((one) => (
          <li key={one}>
            <a href={`${attendanceHref(id, page)}?day=${one}`} aria-current={one === day ? 'page' : undefined}>
              {formatDayInYear(one, page.locale)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A row a participant with two large buttons: made for a phone in the room, and for no scripts at all. */
export function Screen({ data, page }: ScreenOf<typeof attendancePage>) {
  const t = useTexts('panel-sessions')
  const session = data.plannedSessions?.items[0]
  if (!session) return null
  const participants = listed(data.sessionParticipants)
  const days = [...new Set(listed(session.schedule).map(({ start }) => brusselsDay(new Date(start))))].sort()
  const day = dayOf(days, page)
  const present = participants.filter((one) => presentOn(one, day)).length
  const isOpen = participants.some((one) => presentOn(one, day) === null)
  return (
    <>
      <RecordLink
        to="session"
        id={session._id}
        className="link"
        text={inLocale(session.plannedCourse.title, page.locale)}
      />
      <h1>{t('attendanceTitle')}</h1>
      <Days days={days} day={day} id={session._id} />
      <Refusal />
      <p role="status">{t('presentCount', { present, count: participants.length })}</p>
      <People participants={participants} day={day} />
      {isOpen && (
        <ActionButton name={allPresentForm.name} sent={{ day }} look="outline">
          {t('allPresent')}
        </ActionButton>
      )}
    </>
  )
}
