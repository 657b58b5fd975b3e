import { useEffect, useRef, useState } from 'react'
import { runQuery } from '../../ui/client.ts'
import { listed } from '../../ui/listed.ts'
import { type TakenHalf, weekOf, weekQuery } from './rooms-query.ts'
import { mondayOf } from './week.ts'

export interface Taken {
  /** null while the week is on its way, and when it cannot be had. */
  halves: TakenHalf[] | null
  isFailed: boolean
  again(): void
}

/** What is taken in the week of a day: the page brought its own week along, any other one is asked for. */
export function useTaken(day: string, first: TakenHalf[]): Taken {
  const monday = mondayOf(day)
  const [weeks, setWeeks] = useState<Record<string, TakenHalf[] | 'failed'>>({ [monday]: first })
  const asked = useRef(new Set([monday]))
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same week anew
  useEffect(() => {
    if (asked.current.has(monday)) return
    asked.current.add(monday)
    runQuery(weekQuery, weekOf(monday)).then(
      ({ roomAvailability }) => setWeeks((known) => ({ ...known, [monday]: listed(roomAvailability) })),
      () => setWeeks((known) => ({ ...known, [monday]: 'failed' })),
    )
  }, [monday, attempt])
  const week = weeks[monday]
  return {
    halves: Array.isArray(week) ? week : null,
    isFailed: week === 'failed',
    again() {
      asked.current.delete(monday)
      setWeeks(({ [monday]: _failed, ...known }) => known)
      setAttempt((times) => times + 1)
    },
  }
}
