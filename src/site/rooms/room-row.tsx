import { type KeyboardEvent, memo } from 'react'
import { type HalfDay, halfDays, halfDaysOf, hasBegun, missingIn } from '../../domain/bookings.ts'
import { formatDayInYear, formatMoney } from '../../domain/format.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { isWorkingDay } from '../../domain/public-holidays.ts'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { useFieldInput } from '../../ui/forms/use-field.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './half-days.module.css'
import type { Room, TakenHalf } from './page.ts'
import type { Half, Request } from './use-request.ts'

type SlotState = 'free' | 'quoted' | 'taken' | 'past' | 'closed' | 'unknown'

interface Slot extends Half {
  state: SlotState
  isChosen: boolean
}

const isChosen = ({ date, dayPart, roomType }: Request, room: string, day: string, half: HalfDay) =>
  roomType === room && date === day && dayPart !== undefined && halfDaysOf(dayPart).includes(half)

function stateOf(taken: TakenHalf[] | null, room: string, day: string, half: HalfDay, now: string): SlotState {
  if (hasBegun(day, half, now)) return 'past'
  if (!isWorkingDay(day)) return 'closed'
  if (!taken) return 'unknown'
  const found = taken.find(({ roomType, date, dayPart }) => roomType === room && date === day && dayPart === half)
  return found?.state ?? 'free'
}

/** The half days of a room, in the order of the days; those that have begun, and days off, cannot be had. */
const slotsOf = (room: string, days: string[], now: string, taken: TakenHalf[] | null, request: Request): Slot[] =>
  days.flatMap((date) =>
    halfDays.map((half) => ({
      room,
      date,
      half,
      state: stateOf(taken, room, date, half, now),
      isChosen: isChosen(request, room, date, half),
    })),
  )

const steps: Record<string, readonly [rows: number, cells: number]> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
}

/** The next tile that way which can be laid and is in sight. */
function nextTile(rows: HTMLTableRowElement[], cell: HTMLTableCellElement, [down, along]: readonly [number, number]) {
  let row = rows.findIndex((one) => one.contains(cell)) + down
  let index = cell.cellIndex + along
  while (rows[row] && index > 0 && index < (cell.closest('tr')?.cells.length ?? 0)) {
    const button = rows[row]?.cells[index]?.querySelector('button')
    if (button && button.getClientRects().length > 0) return button
    row += down
    index += along
  }
  return null
}

/** Arrows lead from tile to tile, over those that lie there already. */
function followArrows(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = steps[event.key]
  const cell = event.currentTarget.closest('td')
  const body = cell?.closest('tbody')
  if (!step || !cell || !body) return
  event.preventDefault()
  nextTile([...body.rows], cell, step)?.focus()
}

interface TileProps extends Slot {
  lay(half: Half): void
  locale: Locale
  roomName: string
  /** The one that Tab reaches; arrows lead to the others. */
  isEntry: boolean
}

/**
 * A half day: an empty square can be laid, a tile lies there already. Without scripts the fields above choose it. Drawn
 * again only where it changes itself.
 */
const Tile = memo(function Tile({ room, date, half, state, isChosen, lay, locale, roomName, isEntry }: TileProps) {
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const words = isChosen && state !== 'taken' ? t('chosen') : t(state)
  const className = `${styles.tile} ${styles[isChosen && state !== 'taken' ? 'chosen' : state]}`
  const canBeLaid = state === 'free' || state === 'quoted'
  if (!isAwake || !canBeLaid) {
    return (
      <span className={className} data-slot={state}>
        <span className="visually-hidden">{words}</span>
      </span>
    )
  }
  return (
    <button
      type="button"
      className={className}
      data-slot={state}
      tabIndex={isEntry ? 0 : -1}
      aria-pressed={isChosen}
      aria-label={`${roomName}, ${formatDayInYear(date, locale)}, ${t(half)}: ${words}`}
      onKeyDown={followArrows}
      onClick={() => lay({ room, date, half })}
    />
  )
})

export interface GridProps {
  request: Request
  set(values: Record<string, string>): void
  lay(half: Half): void
  locale: Locale
  today: string
  now: string
}

function RoomChoice({ id, value, name, about }: { id: string; value: string; name: string; about: string }) {
  const field = useFieldInput('roomType')
  return (
    <label className={styles.choice}>
      <input
        id={id}
        type="radio"
        name="roomType"
        value={value}
        checked={field.value === value}
        onChange={() => field.change(value)}
        onFocus={field.focus}
        onBlur={field.blur}
      />
      <span>
        {name}
        <span className={styles.about}>{about}</span>
      </span>
    </label>
  )
}

/** Why a room is left out, in words: 'Te klein voor 14 personen'. */
function useReason(room: Room, request: Request) {
  const t = useTexts('rooms')
  const [missing] = missingIn(room, request)
  if (!missing) return null
  return missing === 'persons' ? t('missing.persons', { persons: request.persons }) : t(`missing.${missing}`)
}

interface RowProps extends GridProps {
  room: Room
  id: string
  days: string[]
  shown: string
  taken: TakenHalf[] | null
  isFirst: boolean
}

/** A room with its half days, or why it does not fit. */
export function RoomRow({ room, id, days, shown, now, taken, isFirst, request, lay, locale }: RowProps) {
  const t = useTexts('rooms')
  const reason = useReason(room, request)
  const name = inLocale(room.name, locale) ?? ''
  const about = t('about', {
    persons: room.capacity,
    half: formatMoney(room.priceHalfDay, locale),
    full: formatMoney(room.priceFullDay, locale),
  })
  const slots = slotsOf(room._id, days, now, taken, request)
  const entry = slots.find(({ isChosen }) => isChosen) ?? (isFirst ? slots.find(({ state }) => state === 'free') : null)
  return (
    <tr data-id={room._id} data-fits={reason === null}>
      <th scope="row">
        <RoomChoice id={id} value={room._id} name={name} about={about} />
      </th>
      {reason ? (
        <td colSpan={slots.length} className={styles.reason}>
          {reason}
        </td>
      ) : (
        slots.map((slot) => (
          <td key={slot.date + slot.half} data-away={slot.date !== shown || undefined} data-half={slot.half}>
            <Tile {...slot} lay={lay} locale={locale} roomName={name} isEntry={slot === entry} />
          </td>
        ))
      )}
    </tr>
  )
}

/** Whoever has no room in mind gets the smallest that fits. */
export function AnyRoomRow({ id, columns }: { id: string; columns: number }) {
  const t = useTexts('rooms')
  return (
    <tr data-id="">
      <th scope="row">
        <RoomChoice id={id} value="" name={t('anyRoom')} about={t('anyRoomAbout')} />
      </th>
      <td colSpan={columns} />
    </tr>
  )
}
