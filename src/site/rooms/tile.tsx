import { formatDayInYear } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { useFormContext } from '../../ui/forms/form-context.ts'
import { useTexts } from '../../ui/texts.ts'
import { followArrows } from './arrow-keys.ts'
import styles from './floor.module.css'
import { partWith, type Slot } from './slots.ts'
import type { Request } from './use-request.ts'

interface TileProps {
  slot: Slot
  request: Request
  set(values: Record<string, string>): void
  locale: Locale
  roomName: string
  /** The one that Tab reaches; arrows lead to the others. */
  isEntry: boolean
}

/** A half day: an empty square can be laid, a tile lies there already. Without scripts the fields above choose it. */
export function Tile({ slot, request, set, locale, roomName, isEntry }: TileProps) {
  const t = useTexts('rooms')
  const { isAwake } = useFormContext()
  const { room, date, half, state, isChosen } = slot
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
      onClick={() => set({ roomType: room, date, dayPart: partWith(request, slot) })}
    />
  )
}
