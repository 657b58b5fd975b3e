import { isRecord } from '../../domain/values.ts'
import { HttpError } from '../errors.ts'
import { limits } from '../limits.ts'

/** Half of a surrogate pair is no text: it has no UTF-8, and no address can carry it. */
function assertText(text: string) {
  if (!text.isWellFormed()) throw new HttpError(400, 'A text has half a character')
}

function assertPlain(value: unknown, level: number): void {
  if (typeof value === 'string') assertText(value)
  if (typeof value !== 'object' || value === null) return
  if (level === limits.nesting) throw new HttpError(400, `Nested deeper than ${limits.nesting} levels`)
  for (const [name, part] of Object.entries(value)) {
    assertText(name)
    assertPlain(part, level + 1)
  }
}

/** Throws unless the parsed body is one GraphQL operation of plain values; Yoga checks what its parts are. */
export function assertOneOperation(body: unknown): asserts body is Record<string, unknown> {
  if (Array.isArray(body)) throw new HttpError(400, 'One operation a request')
  if (!isRecord(body)) throw new HttpError(400, 'The body is not a GraphQL request')
  assertPlain(body, 0)
}
