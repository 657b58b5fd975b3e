export interface Answer {
  /** 0: nobody answered. */
  status: number
  body: unknown
}

/** Milliseconds after which an answer is not waited for any more. */
export const patience = 20_000

/** What is no JSON, such as a page that says what is wrong, is an answer too. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Asks the panel's server; whoever cannot be reached answers 0. */
export async function callPanel(path: string, body?: unknown): Promise<Answer> {
  const sending = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
  // What is wrong is said in the panel's language.
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang }
  try {
    const response = await fetch(path, {
      ...sending,
      headers,
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    return { status: response.status, body: parsed(await response.text()) }
  } catch {
    return { status: 0, body: null }
  }
}

/** Where the script asks about a document: 'operations', 'publish', 'draft'. */
export const callPath = (doc: string, call: string): string => `/control-panel/editing/${doc}/${call}`
