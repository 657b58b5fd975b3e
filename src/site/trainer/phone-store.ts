import type { Mark, Taught } from './marks.ts'

const prefix = 'trainer '
const keyOf = (session: string, part: string) => `${prefix}${session} ${part}`
const markPart = (session: string) => keyOf(session, 'mark ')

/** Marks that did not leave this phone yet, in the order in which they were noted: each stands for itself, whatever other tabs do. */
export function readWaiting(session: string): Mark[] {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(markPart(session)))
    const kept: { number: number; mark: Mark }[] = keys.map((key) => JSON.parse(localStorage.getItem(key) ?? ''))
    return kept.sort((one, other) => one.number - other.number).map(({ mark }) => mark)
  } catch {
    return []
  }
}

let last = 0

/** Writes one down at once: whatever becomes of the page or of the phone, it is there. False where the browser keeps nothing. */
export function keepMark(session: string, mark: Mark): boolean {
  last = Math.max(last + 1, readWaiting(session).length)
  try {
    localStorage.setItem(markPart(session) + mark._id, JSON.stringify({ number: last, mark }))
    return true
  } catch {
    return false
  }
}

export function dropMarks(session: string, ids: readonly string[]): void {
  for (const id of ids) localStorage.removeItem(markPart(session) + id)
}

/** The session as it was heard of last; null where nothing newer is kept than `shown`. */
export function newestKept(shown: Taught): Taught | null {
  try {
    const kept: Taught | null = JSON.parse(localStorage.getItem(keyOf(shown._id, 'session')) ?? 'null')
    return kept && (kept.markedAt ?? '') > (shown.markedAt ?? '') ? kept : null
  } catch {
    return null
  }
}

export function keepSession(taught: Taught): void {
  try {
    localStorage.setItem(keyOf(taught._id, 'session'), JSON.stringify(taught))
  } catch {
    // Full, or forbidden: the page that is kept says it as it was.
  }
}

/** Once a link opens nothing any more, no names stay behind; marks that nobody took do, by their ids. */
export function forgetSession(session: string): void {
  localStorage.removeItem(keyOf(session, 'session'))
}
