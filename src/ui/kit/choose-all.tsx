import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'

interface ChooseAllProps {
  count: number
  total: number
  choose(isChosen: boolean): void
}

/** The box above all others; it needs scripts, so it comes with them. */
export function ChooseAll({ count, total, choose }: ChooseAllProps) {
  const t = useTexts('kit')
  const box = useRef<HTMLInputElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total
  })
  if (!isAwake) return <span className="visually-hidden">{t('choose')}</span>
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label={t('chooseAll')}
      checked={count > 0 && count === total}
      onChange={({ target }) => choose(target.checked)}
    />
  )
}
