import { noted } from '../../domain/half-days.ts'
import type { NoteTaughtMutationVariables, TrainerSessionQuery } from '../../ui/gql/graphql.ts'
import { listed } from '../../ui/listed.ts'

export type Taught = NonNullable<TrainerSessionQuery['trainerSession']>
export type Half = NonNullable<Taught['halves'][number]>
export type Participant = NonNullable<Taught['participants'][number]>
export type Mark = NonNullable<NoteTaughtMutationVariables['input']['marks'][number]>

/** Half a day of one participant as it stands on this phone. */
export interface Cell {
  /** Null: nothing is noted yet. */
  present: boolean | null
  /** What a new mark takes the place of. */
  seen: string[]
  /** Two that differ were noted without the other: somebody is to decide. */
  isDisputed: boolean
  /** Something of it did not leave this phone yet. */
  isWaiting: boolean
}

/** A half of a day as addresses name it: '2026-12-03-morning'. */
export const partOf = ({ day, half }: Half): string => `${day}-${half}`

const isOf =
  ({ day, half }: Half) =>
  (mark: Pick<Mark, 'day' | 'half'>) =>
    mark.day === day && mark.half === half

/** What the server told with what was noted here since; `waiting` are marks that it may not have yet. */
export function cellOf(one: Participant, half: Half, waiting: readonly Mark[]): Cell {
  const own = waiting.filter((mark) => mark.student === one._id && isOf(half)(mark))
  const told = listed(one.marks).filter(isOf(half))
  const known = new Set(told.map(({ _id }) => _id))
  const marks = [...told, ...own.filter(({ _id }) => !known.has(_id))]
  const seen = new Set(own.flatMap((mark) => mark.seen))
  const standing = marks.filter(({ _id }) => !seen.has(_id))
  const day = listed(one.days).find((row) => row.day === half.day)
  return {
    present: standing.length > 0 ? (standing.at(-1)?.present ?? null) : noted(day, half.half),
    seen: standing.map(({ _id }) => _id),
    isDisputed: standing.some(({ present }) => present !== standing[0]?.present),
    isWaiting: own.length > 0,
  }
}

/** `randomUUID` is only there over https. */
export function newMarkId(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))]
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
