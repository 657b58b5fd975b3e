export interface MollieOptions {
  apiKey: string
  /** Another address than Mollie's own, without a slash at the end. */
  endpoint?: string
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/** '121.00' for 12100 cents; made of whole numbers, so that nothing is rounded. */
export const euros = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * Asks Mollie something, through fetch: its own client cannot be given a limit of time, nor an address without TLS to be
 * tested on. Throws for any failure but those that `expected` names and 404.
 */
export function mollieCall({ apiKey, endpoint = 'https://api.mollie.com/v2', timeout = 8000 }: MollieOptions) {
  return async (
    method: string,
    path: string,
    headers: Record<string, string> = {},
    body?: object,
    expected: readonly number[] = [],
  ): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(`${endpoint}${path}`, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json', ...headers },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    })
    const { status } = response
    if (response.ok || status === 404 || expected.includes(status))
      return { status, body: await response.json().catch(() => null) }
    throw new Error(`Mollie answered ${status}: ${(await response.text()).slice(0, 500)}`)
  }
}
