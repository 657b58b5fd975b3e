import { useEffect } from 'react'

/** Says when what it was hydrated with answers events. */
export function Awake({ onAwake }: { onAwake: () => void }) {
  useEffect(onAwake, [onAwake])
  return null
}
