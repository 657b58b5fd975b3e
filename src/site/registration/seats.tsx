import { ActionButton } from '../../ui/kit/action-form.tsx'
import { Notice } from '../../ui/kit/notice.tsx'
import { TileCount } from '../../ui/kit/tile-count.tsx'
import { useTexts } from '../../ui/texts.ts'

/** More are no picture any more. */
const mostDrawn = 40

interface SeatsProps {
  capacity: number
  left: number
  chosen: number
  /** One person is not counted. */
  isOne?: boolean
}

/** The seats as tiles: taken, one's own, free; and before the next step that there are too few. */
export function Seats({ capacity, left, chosen, isOne }: SeatsProps) {
  const t = useTexts('registration')
  const tooFew = left === 0 ? t('noneLeft') : t.count('tooFew', left, { asked: chosen })
  if (chosen > left)
    return (
      <Notice tone="wait" title={tooFew}>
        {capacity <= mostDrawn && (
          <TileCount taken={Math.max(0, capacity - left)} own={left} free={0} over={chosen - left}>
            {t.count('surplus', chosen - left)}
          </TileCount>
        )}
      </Notice>
    )
  const after = chosen === left ? t('noneAfter') : t.count('leftAfter', left - chosen, { capacity })
  const then = isOne ? after : `${t.count('chosen', chosen)} ${after}`
  const words = chosen === 0 && left > 0 ? t.count('leftNow', left, { capacity }) : then
  if (capacity > mostDrawn) return <p aria-live="polite">{words}</p>
  return (
    <div aria-live="polite">
      <TileCount taken={Math.max(0, capacity - left)} own={chosen} free={left - chosen}>
        {words}
      </TileCount>
    </div>
  )
}

/** Puts these people on the waiting list, all together. */
export function WaitButton({ students }: { students: readonly string[] }) {
  const t = useTexts('waiting-list')
  return (
    <ActionButton name="waiting-list" sent={{ students }}>
      {t.count('join', students.length)}
    </ActionButton>
  )
}
