import pg from 'pg'
import { vi } from 'vitest'

/** The texts of what connections of this process are sent from now on, until mocks are restored. */
export function followSentStatements(): string[] {
  const sent: string[] = []
  const submit = pg.Query.prototype.submit
  vi.spyOn(pg.Query.prototype, 'submit').mockImplementation(function (this: pg.Query & { text: string }, connection) {
    sent.push(this.text)
    return submit.call(this, connection)
  })
  return sent
}
