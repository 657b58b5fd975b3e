import { dayPartHours, halfDays } from '../../domain/bookings.ts'
import { formatClock } from '../../domain/format.ts'
import { missingIn } from '../../domain/room-fit.ts'
import { FieldGroup } from '../../ui/forms/field.tsx'
import { useFieldInput } from '../../ui/forms/use-field-input.ts'
import { Notice } from '../../ui/kit/notice.tsx'
import { useTexts } from '../../ui/texts.ts'
import styles from './floor.module.css'
import { AnyRoomRow, type FloorProps, RoomRow } from './room-row.tsx'
import { type Room, shownDay, type TakenHalf } from './rooms-query.ts'
import { useTaken } from './use-taken.ts'
import { daysOfWeek } from './week.ts'
import { DayHeads, DayTabs, WeekHead } from './week-head.tsx'

function Legend({ locale }: Pick<FloorProps, 'locale'>) {
  const t = useTexts('rooms')
  const { morning, afternoon } = dayPartHours
  const clock = (time: string) => formatClock(time, locale)
  return (
    <div className={styles.legend}>
      {(['free', 'chosen', 'quoted', 'taken'] as const).map((state) => (
        <span key={state}>
          <span className={`${styles.tile} ${styles[state]}`} /> {t(state)}
        </span>
      ))}
      <span>
        {t('halves', {
          ...{ morning: clock(morning.start), noon: clock(morning.end) },
          ...{ afternoon: clock(afternoon.start), evening: clock(afternoon.end) },
        })}
      </span>
    </div>
  )
}

/** The floor of half days: rooms that fit first, the others with the reason why not. */
export function Floor({ rooms, taken, ...props }: FloorProps & { rooms: Room[]; taken: TakenHalf[] }) {
  const t = useTexts('rooms')
  const { request, set, locale, today } = props
  const { id, label, error } = useFieldInput('roomType')
  const shown = shownDay(request.date, today)
  const days = daysOfWeek(shown)
  const { halves, isFailed, again } = useTaken(shown, taken)
  const fits = (room: Room) => missingIn(room, request).length === 0
  const ordered = [...rooms.filter(fits), ...rooms.filter((room) => !fits(room))]
  return (
    <FieldGroup name="roomType" id={id} label={label} error={error}>
      <WeekHead shown={shown} today={today} set={set} locale={locale} />
      <DayTabs days={days} shown={shown} today={today} set={set} locale={locale} />
      {isFailed && (
        <Notice
          tone="bad"
          title={t('weekFailed')}
          action={
            <button type="button" className={styles.again} onClick={again}>
              {t('again')}
            </button>
          }
        />
      )}
      <table className={styles.floor} aria-busy={halves === null && !isFailed}>
        <caption className="visually-hidden">{t('floor')}</caption>
        <DayHeads days={days} shown={shown} locale={locale} />
        <tbody>
          {ordered.map((room, index) => (
            <RoomRow
              key={room._id}
              {...props}
              // The summary of errors leads to the first.
              id={index === 0 ? id : `${id}-${room._id}`}
              room={room}
              days={days}
              shown={shown}
              taken={halves}
              isFirst={index === 0}
            />
          ))}
          <AnyRoomRow id={`${id}-any`} columns={days.length * halfDays.length} />
        </tbody>
      </table>
      <Legend locale={locale} />
    </FieldGroup>
  )
}
