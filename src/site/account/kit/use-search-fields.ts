import { useEffect, useRef } from 'react'

const held = (control: Element | RadioNodeList | null | undefined) =>
  control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control : null

/**
 * The fields of a search go on as they stand in the address when a link or the way back changed that. They are not drawn
 * anew for it, which would take the focus; who has typed on since keeps what was typed.
 */
export function useSearchFields(values: Record<string, string>) {
  const form = useRef<HTMLFormElement>(null)
  const shown = useRef(values)
  useEffect(() => {
    for (const [name, value] of Object.entries(values)) {
      const control = held(form.current?.elements.namedItem(name))
      if (control && shown.current[name] !== value && control.value.trim() === shown.current[name])
        control.value = value
    }
    shown.current = values
  })
  return form
}
