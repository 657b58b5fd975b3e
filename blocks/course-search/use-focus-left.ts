import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `leave` when focus goes from inside an element to anywhere else. */
export function useFocusLeft(element: RefObject<HTMLElement | null>, leave: () => void) {
  const left = useEffectEvent(leave)
  useEffect(() => {
    const { current } = element
    const check = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && current?.contains(relatedTarget))) left()
    }
    current?.addEventListener('focusout', check)
    return () => current?.removeEventListener('focusout', check)
  }, [element])
}
