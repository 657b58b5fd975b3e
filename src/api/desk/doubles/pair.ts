import type { Transaction } from '../../../db/client.ts'
import type { DoubleKind } from '../../../domain/doubles.ts'
import type { Rows } from '../../platform/index.ts'

/** Two rows of a kind: the one that stays, and the one whose things become its own. */
export interface Pair {
  kept: string
  dropped: string
}

/** A row as the database writes it down. */
export type Row = Record<string, unknown> & { id: string }

/** What a kind of doubles needs to be compared and merged. */
export interface Mergeable {
  kind: DoubleKind
  /** What changes. */
  rows(tx: Transaction, pair: Pair): Promise<Rows>
  /** Gives what belongs to the one that goes to the one that stays. */
  move(tx: Transaction, pair: Pair): Promise<void>
  /** What only follows from both: changes of the one that stays beside the chosen values. */
  settle?(kept: Row, dropped: Row): Record<string, unknown>
}
