import { useState } from 'react'
import { flushSync } from 'react-dom'

/** What a button wants before the form leads on: without scripts it is the same form with another button. */
export function useWanted() {
  const [wanted, setWanted] = useState('')
  const want = (what = '') => ({
    ...(what && { name: 'wanted', value: what }),
    // At once: the form is read as soon as it is sent, which is before React would draw it again.
    onClick: () => flushSync(() => setWanted(what)),
  })
  return { want, field: <input type="hidden" name="wanted" value={wanted} /> }
}
export type Want = ReturnType<typeof useWanted>['want']
