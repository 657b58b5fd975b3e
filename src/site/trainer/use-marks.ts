import { useEffect, useRef, useState } from 'react'
import { type PageContext, serverNow } from '../../ui/page-context.ts'
import { change } from '../../ui/session/client.ts'
import { forgetPage, keepPage } from './keep-page.ts'
import { type Cell, cellOf, type Half, type Mark, newMarkId, type Participant, type Taught } from './marks.ts'
import { noteTaught } from './note-taught.ts'
import { dropMarks, forgetSession, keepMark, keepSession, newestKept, readWaiting } from './phone-store.ts'

/** Marks of one call: the others follow it. */
const mostAtOnce = 500
/** Milliseconds between two questions of what other phones noted. */
const pace = 15_000

/** How far what was noted is: all sent, on its way or without a network, or nobody takes it any more. */
type Standing = 'sent' | 'waiting' | 'ended'

const isGone = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'graphQLErrors' in error &&
  (error.graphQLErrors as { extensions?: { status?: number } }[]).some(({ extensions }) => extensions?.status === 404)

/**
 * Who was there, noted on this phone at once and sent as soon as that can be: it is told in the order of what was seen, never
 * by a clock.
 */
export function useMarks(shown: Taught, { params }: Pick<PageContext, 'params'>) {
  const [taught, setTaught] = useState(shown)
  const [waiting, setWaiting] = useState<readonly Mark[]>([])
  const [refused, setRefused] = useState<readonly Mark[]>([])
  const [isEnded, setEnded] = useState(false)
  const [isForgetful, setForgetful] = useState(false)
  const [isHeard, setHeard] = useState(true)
  const syncing = useRef<Promise<void> | null>(null)
  const unkept = useRef<Mark[]>([])
  const token = params.token ?? ''

  const allWaiting = () => [...readWaiting(shown._id), ...unkept.current]

  async function send(): Promise<void> {
    const marks = allWaiting().slice(0, mostAtOnce)
    const { markTaught } = await change(noteTaught, { token, input: { marks } })
    if (!markTaught) return
    const sent = new Set(marks.map(({ _id }) => _id))
    dropMarks(shown._id, [...sent])
    unkept.current = unkept.current.filter(({ _id }) => !sent.has(_id))
    setHeard(true)
    keepSession(markTaught.session)
    setTaught(markTaught.session)
    setRefused((before) => [...before, ...marks.filter(({ _id }) => markTaught.refused.includes(_id))])
    setWaiting(allWaiting())
    if (allWaiting().length > 0) await send()
  }

  function sync(): Promise<void> {
    syncing.current ??= send()
      .catch((error: unknown) => {
        setHeard(isGone(error))
        if (!isGone(error)) return
        setEnded(true)
        forgetSession(shown._id)
        void forgetPage()
      })
      .finally(() => {
        syncing.current = null
      })
    return syncing.current
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: it goes on for as long as the page stands
  useEffect(() => {
    const kept = newestKept(shown)
    if (kept) setTaught(kept)
    else keepSession(shown)
    setWaiting(allWaiting())
    void keepPage()
    void sync()
    const again = () => {
      setWaiting(allWaiting())
      if (document.visibilityState === 'visible') void sync()
    }
    const timer = setInterval(again, pace)
    for (const event of ['online', 'storage', 'focus']) addEventListener(event, again)
    return () => {
      clearInterval(timer)
      for (const event of ['online', 'storage', 'focus']) removeEventListener(event, again)
    }
  }, [])

  /** Notes it of each, over what stands there on this phone. */
  function note(people: readonly Participant[], half: Half, present: boolean): void {
    const before = allWaiting()
    for (const one of people) {
      const { seen } = cellOf(one, half, before)
      const { day, half: part } = half
      const mark = {
        _id: newMarkId(),
        student: one._id,
        day,
        half: part,
        present,
        seen,
        madeAt: serverNow(),
      }
      if (!keepMark(shown._id, mark)) {
        unkept.current.push(mark)
        setForgetful(true)
      }
    }
    setWaiting(allWaiting())
    void sync().then(() => (allWaiting().length > 0 && navigator.onLine ? sync() : undefined))
  }

  const standing: Standing = isEnded ? 'ended' : waiting.length > 0 ? 'waiting' : 'sent'
  const cell = (one: Participant, half: Half): Cell => cellOf(one, half, waiting)
  return { taught, cell, note, standing, waiting: waiting.length, refused, isForgetful, isHeard }
}
