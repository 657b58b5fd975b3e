import { escapeHtml } from '../../domain/html.ts'

/** Answers a path under its own: 'a' for /dev/mail/a, '' for /dev/mail itself; null: no such page. */
export type DevPage = (request: Request, rest: string) => Promise<Response | null>

/**
 * What stands in for the outside world while it is not there, each under the first part of its path:
 * the mailbox at /dev/mail, the checkout of the test provider at /dev/pay, the bank's file at /dev/bank.cod.
 */
export function createDev(pages: Record<string, DevPage>): (request: Request) => Promise<Response> {
  const table = new Map(Object.entries(pages))
  return async (request) => {
    const [, , first = '', ...rest] = new URL(request.url).pathname.split('/')
    const response = await table.get(first)?.(request, rest.join('/'))
    return response ?? new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain' } })
  }
}

const style = `
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1.25rem 3rem; overflow-wrap: anywhere;
  background: #fbf8f2; color: #10302f; font: 1rem/1.5 "Instrument Sans Variable", system-ui, sans-serif }
h1 { font-size: 1.6rem; line-height: 1.15; letter-spacing: -0.02em }
a { color: #b5431f }
li { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: baseline; gap: 0 1.5rem;
  padding: 0.6rem 0; border-top: 1px solid #d9cfbd }
li > a { flex: 1 1 100%; padding: 0.35rem 0; font-weight: 600 }
ul { list-style: none; padding: 0 }
iframe { width: 100%; height: 46rem; border: 1px solid #d9cfbd; border-radius: 10px; background: #fff }
pre { padding: 1rem; border: 1px solid #d9cfbd; border-radius: 10px; background: #fff; white-space: pre-wrap;
  overflow-wrap: anywhere }
button { min-height: 2.75rem; padding: 0.4rem 1.1rem; border: 0; border-radius: 6px; background: #b5431f; color: #fff;
  font: inherit; cursor: pointer }
:focus-visible { outline: 3px solid #4a7fb0; outline-offset: 2px }
small { color: #4d6260; white-space: nowrap; font-variant-numeric: tabular-nums }`

/** No scripts; styles in the page, because mails bring their own. A page made of `body`, which is HTML already. Its form
 * may lead to `formTarget`, an origin; `style` adds to what every such page has. */
export function htmlResponse(
  title: string,
  body: string,
  { status = 200, lang = 'en', formTarget = '', style: own = '' } = {},
): Response {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`
  const html = `<!doctype html><html lang="${lang}"><head>${head}<title>${escapeHtml(title)}</title><style>${style}${own}</style></head><body>${body}</body></html>`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self' ${formTarget}; base-uri 'none'; frame-ancestors 'none'`,
    },
  })
}
