import { formatMoney } from '../../domain/format.ts'
import { inLocale, type Locale } from '../../domain/locales.ts'
import { missingIn } from '../../domain/room-fit.ts'
import { useFieldInput } from '../../ui/forms/use-field-input.ts'
import { useTexts } from '../../ui/texts.ts'
import styles from './floor.module.css'
import type { Room, TakenHalf } from './rooms-query.ts'
import { slotsOf } from './slots.ts'
import { Tile } from './tile.tsx'
import type { Request } from './use-request.ts'

export interface FloorProps {
  request: Request
  set(values: Record<string, string>): void
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

interface RowProps extends FloorProps {
  room: Room
  id: string
  days: string[]
  shown: string
  taken: TakenHalf[] | null
  isFirst: boolean
}

/** A room with its half days, or why it does not fit. */
export function RoomRow({ room, id, days, shown, now, taken, isFirst, ...props }: RowProps) {
  const t = useTexts('rooms')
  const { request, locale } = props
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
            <Tile {...props} slot={slot} roomName={name} isEntry={slot === entry} />
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
