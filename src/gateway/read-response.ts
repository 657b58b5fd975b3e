import { restErrorOf } from './errors.ts'

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What REST gave back; its failure is thrown, and so is a success that is no JSON. */
export async function readResponse(response: Response): Promise<unknown> {
  const text = await response.text()
  if (!response.ok) throw restErrorOf(response.status, parsed(text))
  return text === '' ? null : JSON.parse(text)
}
