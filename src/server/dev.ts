/** Answers a path under its own: 'a' for /dev/mail/a, '' for /dev/mail itself; null: no such page. */
export type DevPage = (request: Request, rest: string) => Promise<Response | null>

/**
 * What stands in for the outside world while it is not there, each under the first part of its path:
 * the mailbox at /dev/mail, the checkout of the test provider at /dev/pay.
 */
export function createDev(pages: Record<string, DevPage>): (request: Request) => Promise<Response> {
  const table = new Map(Object.entries(pages))
  return async (request) => {
    const [, , first = '', ...rest] = new URL(request.url).pathname.split('/')
    const response = await table.get(first)?.(request, rest.join('/'))
    return response ?? new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
}
