import type { Executor, Transaction } from '../../db/client.ts'
import type { ApiContext, Rows } from '../platform/index.ts'

/** What other parts of the API do in the life of an account. */
export interface AccountSteps {
  /** What ends with it, and what else is to be locked for that. */
  endsWith?(tx: Transaction, userId: string): Promise<Rows>
  /** Ends that; all of it is locked. */
  retire?(tx: Transaction, userId: string): Promise<void>
  /** Somebody followed a link that was mailed to its address: what waited for that goes on. */
  prove?(context: Pick<ApiContext, 'publicUrl'>, tx: Transaction, userId: string): Promise<void>
  /** Somebody of the control panel left: what they had under way is another's from then on. */
  handOver?(tx: Transaction, from: string, to: string): Promise<void>
  signIn?(db: Executor, userId: string): Promise<void>
}

const known = new Map<string, AccountSteps>()

/** A part of the API, by its name, takes part in that, before the API answers anything. */
export const takePart = (name: string, steps: AccountSteps) => known.set(name, steps)

/** In the order in which the parts were named. */
export const accountSteps = () => [...known.values()]
