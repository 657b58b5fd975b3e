import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { formatDayInYear } from '../../domain/format.ts'
import { type LessonHalf, lessonHalves, noted } from '../../domain/half-days.ts'
import { inLocale } from '../../domain/locales.ts'
import type { DeskAttendanceQuery } from '../../ui/gql/graphql.ts'
import { listed, type PageContext, useTexts } from '../../ui/index.ts'
import { ActionButton, ActionForm, Mark } from '../../ui/kit/index.ts'
import { RecordLink, Refusal, type ScreenOf, usePage } from '../kit/index.ts'
import styles from './attendance.module.css'
import { allPresentForm, attendanceHref, type attendancePage, tapForm } from './attendance-page.ts'

type Participant = NonNullable<NonNullable<DeskAttendanceQuery['sessionParticipants']>[number]>

/** The half day that is chosen, else the one it is now, the last one before it, or the first. */
function halfOf(halves: readonly LessonHalf[], { search, now }: PageContext): LessonHalf | undefined {
  const moment = new Date(now)
  const today = brusselsDay(moment)
  const isMorning = brusselsTime(moment) < '13:00'
  const isBegun = ({ day, half }: LessonHalf) => day < today || (day === today && (half === 'morning' || !isMorning))
  const ofDay = halves.filter(({ day }) => day === search.day?.[0])
  const named = ofDay.find(({ half }) => half === search.half?.[0]) ?? ofDay[0]
  return named ?? halves.findLast(isBegun) ?? halves[0]
}

const dayOf = ({ attendances }: Participant, { day }: LessonHalf) =>
  listed(attendances).find((mark) => mark.day === day)

const presentIn = (one: Participant, half: LessonHalf): boolean | null => noted(dayOf(one, half), half.half)

/** Two say something else of it, and nobody decided. */
const isDisputed = (one: Participant, half: LessonHalf): boolean =>
  dayOf(one, half)?.disputed.includes(half.half) ?? false

interface TapProps {
  of: Participant
  half: LessonHalf
  present: boolean
}

function Tap({ of, half, present }: TapProps) {
  const t = useTexts('panel-sessions')
  const isThis = presentIn(of, half) === present && !isDisputed(of, half)
  const word = t(present ? 'present' : 'absent')
  return (
    <ActionForm name={tapForm.name} sent={{ day: half.day, half: half.half, student: of.student }}>
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

function People({ participants, half }: { half: LessonHalf; participants: readonly Participant[] }) {
  const t = useTexts('panel-sessions')
  return (
    <ul className={styles.people}>
      {participants.map((one) => (
        <li key={one.student} id={one.student} data-id={one.student}>
          <p>
            <strong>
              {one.firstName} {one.lastName}
            </strong>
            <span className="muted">{one.customer}</span>
            {isDisputed(one, half) && <strong data-disputed>{t('disputed')}</strong>}
          </p>
          <Tap of={one} half={half} present={true} />
          <Tap of={one} half={half} present={false} />
        </li>
      ))}
    </ul>
  )
}

function Halves({ halves, chosen, id }: { halves: readonly LessonHalf[]; chosen: LessonHalf; id: string }) {
  const t = useTexts('panel-sessions')
  const page = usePage()
  const nameOf = ({ day, half }: LessonHalf) => {
    const date = formatDayInYear(day, page.locale)
    const isOne = halves.filter((one) => one.day === day).length === 1
    return isOne ? date : t(half, { day: date })
  }
  if (halves.length < 2) return <p className="lead">{nameOf(chosen)}</p>
  return (
    <nav aria-label={t('common.day')}>
      <ul className={styles.days}>
        {halves.map((one) => (
          <li key={`${one.day} ${one.half}`}>
            <a
              href={`${attendanceHref(id, page)}?day=${one.day}&half=${one.half}`}
              aria-current={one === chosen ? 'page' : undefined}
            >
              {nameOf(one)}
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
  const halves = lessonHalves(listed(session.schedule))
  const half = halfOf(halves, page)
  if (!half) return null
  const present = participants.filter((one) => presentIn(one, half)).length
  const isOpen = participants.some((one) => presentIn(one, half) === null)
  return (
    <>
      <RecordLink
        to="session"
        id={session._id}
        className="link"
        text={inLocale(session.plannedCourse.title, page.locale)}
      />
      <h1>{t('attendanceTitle')}</h1>
      <Halves halves={halves} chosen={half} id={session._id} />
      <Refusal />
      <p role="status">{t('presentCount', { present, count: participants.length })}</p>
      <People participants={participants} half={half} />
      {isOpen && (
        <ActionButton name={allPresentForm.name} sent={{ day: half.day, half: half.half }} look="outline">
          {t('allPresent')}
        </ActionButton>
      )}
    </>
  )
}
