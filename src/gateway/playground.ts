import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { examples } from './example-queries.ts'
import type { Example } from './examples/example.ts'

interface Page {
  html: Buffer
  gzipped: Buffer
  policy: string
}

/** The one inline script, by its hash: nothing else runs, and nothing is fetched from elsewhere. */
function policyOf(html: string): string {
  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
  const hashes = scripts.map(([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src ${hashes.join(' ')} blob:`,
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** GraphiQL draws tabs that it is given elsewhere than it listens for clicks. */
const tabStyle = '.graphiql-tab { transform: none !important; }</style>'

const pretty = (value: unknown) => JSON.stringify(value, null, 2)

/** A tab that needs a token says where it goes. */
const tabOf = ({ query, variables, as }: Example) => ({
  query,
  ...(variables && { variables: pretty(variables) }),
  ...(as && { headers: pretty({ Authorization: `Bearer <accessToken of ${as}>` }) }),
})

/** Nine megabytes: made when somebody asks, and sent compressed. */
async function makePage(): Promise<Page> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const rendered = renderGraphiQL({
    title: 'GraphQL',
    defaultTabs: examples.map(tabOf),
    shouldPersistHeaders: false,
  })
  const html = rendered.replace('</style>', tabStyle)
  const bytes = Buffer.from(html)
  return { html: bytes, gzipped: await promisify(gzip)(bytes), policy: policyOf(html) }
}

let page: Promise<Page> | undefined

/** GraphiQL with the example queries; it works without internet. */
export async function playground(request: Request): Promise<Response> {
  page ??= makePage()
  const { html, gzipped, policy } = await page
  const zipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(zipped ? gzipped : html), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(zipped && { 'content-encoding': 'gzip' }),
    },
  })
}
