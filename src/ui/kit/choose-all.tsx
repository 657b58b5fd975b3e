import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../texts.ts'
import styles from './data-table.module.css'

interface ChooseAllProps {
  count: number
  total: number
  choose(isChosen: boolean): void
}

/** The box above all others; it needs scripts, so it is seen with them only: React's, or the panel's own. */
export function ChooseAll({ count, total, choose }: ChooseAllProps) {
  const t = useTexts('kit')
  const box = useRef<HTMLInputElement>(null)
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < total
  })
  return (
    <>
      {!isAwake && <span className="visually-hidden">{t('choose')}</span>}
      <label className={styles.all} hidden={!isAwake} data-choose-all>
        <input
          ref={box}
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={({ target }) => choose(target.checked)}
        />
        <span>{t('chooseAll')}</span>
      </label>
    </>
  )
}
