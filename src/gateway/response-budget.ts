import { HttpError } from './errors.ts'
import { limits } from './limits.ts'
import type { Turns } from './turns.ts'

/** What the response of a caller's own document may still hold; one that grows beyond it is given up. */
export class ResponseBudget {
  readonly turns: Turns
  #bytesLeft = limits.responseBytes
  readonly #controller = new AbortController()
  readonly signal = this.#controller.signal

  constructor(turns: Turns) {
    this.turns = turns
  }

  get isSpent(): boolean {
    return this.#bytesLeft < 0
  }

  spend(bytes: number): void {
    this.#bytesLeft -= bytes
    if (this.isSpent)
      this.#controller.abort(new HttpError(400, `A response of more than ${limits.responseBytes} bytes`))
  }
}
