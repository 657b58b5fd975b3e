import { useEffect, useState } from 'react'
import { runQuery } from '../../ui/client.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { RegisterJourneyQuery, SeatsNowQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { type Course, type Draft, sessionOf } from './journey-query.ts'
import { seatsLeftOf } from './session-words.ts'

const seatsDocument = graphql(`
  query SeatsNow($id: String!) {
    course(id: $id) { sessions { _id registrationCount capacity fullyBooked } }
  }
`)

type Seats = NonNullable<NonNullable<SeatsNowQuery['course']>['sessions'][number]>

/** Milliseconds between two looks at the seats, by whoever looks at the page. */
const pause = 15_000

/** Asks how many seats are taken now and then, and as somebody comes back to the page; an answer that fails changes nothing. */
function useSeats(id: string | undefined): Seats[] {
  const [seats, setSeats] = useState<Seats[]>([])
  useEffect(() => {
    if (!id) return
    const ended = new AbortController()
    const hear = ({ course }: SeatsNowQuery) => {
      if (!ended.signal.aborted) setSeats(listed(course?.sessions))
    }
    const look = () => {
      if (!document.hidden) runQuery(seatsDocument, { id }).then(hear, () => {})
    }
    const timer = setInterval(look, pause)
    document.addEventListener('visibilitychange', look, { signal: ended.signal })
    addEventListener('focus', look, { signal: ended.signal })
    return () => {
      clearInterval(timer)
      ended.abort()
    }
  }, [id])
  return seats
}

const withSeats = (course: Course, seats: readonly Seats[]): Course => ({
  ...course,
  sessions: listed(course.sessions).map((session) => ({
    ...session,
    ...seats.find(({ _id }) => _id === session._id),
  })),
})

/** The course with its sessions and one's draft, their seats as they are taken now. */
export function useSeatsNow(
  data: RegisterJourneyQuery,
  page: PageContext,
): { course: Course | null; draft: Draft | null } {
  const known = data.course ?? null
  const draft = data.registrationDraft ?? null
  const seats = useSeats(known?._id)
  // What was answered for the page since is newer than what was looked at before.
  const [looked, setLooked] = useState({ data, seats })
  if (looked.seats !== seats) setLooked({ data, seats })
  if (!known || seats.length === 0 || looked.data !== data) return { course: known, draft }
  const course = withSeats(known, seats)
  const [before, after] = [sessionOf(known, page), sessionOf(course, page)]
  if (!draft || !before || !after) return { course, draft }
  // Seats that are kept for whoever is here are theirs beside those that are counted.
  const seatsLeft = Math.max(0, draft.seatsLeft + seatsLeftOf(after) - seatsLeftOf(before))
  return { course, draft: { ...draft, seatsLeft } }
}
