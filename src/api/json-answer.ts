import type { Context } from 'hono'

/** Answers JSON that the database wrote, as it is: nothing between it and the caller needs to read it. */
export function jsonAnswer(c: Context, json: string, status: 200 | 201 = 200) {
  const response = c.body(json, status, { 'Content-Type': 'application/json' })
  // A caller in this process gets the text itself, not what a stream makes of it.
  response.text = () => Promise.resolve(json)
  return response
}
