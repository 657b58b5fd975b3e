import { useCallback, useEffect, useRef, useState } from 'react'

/** How many rows of a table are chosen: the boxes know, whoever ticked them, and when. */
export function useChosen(atFirst: number) {
  const table = useRef<HTMLTableElement>(null)
  const [count, setCount] = useState(atFirst)
  const boxes = useCallback(
    () => [...(table.current?.querySelectorAll<HTMLInputElement>('[data-choose] input') ?? [])],
    [],
  )
  const recount = useCallback(() => setCount(boxes().filter(({ checked }) => checked).length), [boxes])
  useEffect(recount)
  const choose = (isChosen: boolean) => {
    for (const box of boxes()) box.checked = isChosen
    recount()
  }
  // A form is reset after its listeners have heard of it.
  const reset = () => setTimeout(recount)
  return { table, count, recount, choose, reset }
}
