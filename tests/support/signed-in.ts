import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeJwt, SignJWT } from 'jose'
import type { BrowserContext, Page } from 'playwright'
import { MeDocument } from '../../src/ui/gql/graphql.ts'
import type { CallOptions } from '../../src/ui/session/contact-calls.ts'
import { root } from './server-process.ts'

const password = 'leerplein-demo'

/** Where the build put a file of the browser's. */
function builtFile(source: string): string {
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(root, 'dist/client/manifest.json'), 'utf8'),
  )
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has no ${source}`)
  return `/${entry.file}`
}

/** Runs an expression on what a file of the product exports, in the page. As text: a test's own `import` is rewritten. */
const inPage = <T>(page: Page, source: string, expression: string): Promise<T> =>
  page.evaluate<T>(`import('${builtFile(source)}').then((module) => ${expression})`)

/** Signs in as the product's pages do. */
export const signInThere = (page: Page, email: string, given = password) =>
  inPage<{ user?: { _id: string; email: string } | null; status?: number; message?: string }>(
    page,
    'src/ui/session/sign-in.ts',
    `module.signIn('${email}', '${given}')`,
  )

/** Asks who one is that many times at once, each question its own; what each gets: the address, or why not. */
export const fetchManyTimes = (page: Page, userId: string, times: number, options: CallOptions = {}) =>
  inPage<string[]>(
    page,
    'src/ui/session/client.ts',
    `Promise.all(Array.from({ length: ${times} }, (_, attempt) =>
      module
        .runQuery({ __meta__: ${JSON.stringify(MeDocument.__meta__)} }, { userId: '${userId}', attempt }, ${JSON.stringify(options)})
        .then(({ me }) => me.email, (error) => 'failed: ' + error.message)))`,
  )

/** Sends a REST call that many times at once, by the way that files take; the status of each. */
export const callManyTimes = (page: Page, address: string, times: number, options: CallOptions = {}) =>
  inPage<number[]>(
    page,
    'src/ui/session/client.ts',
    `Promise.all(Array.from({ length: ${times} }, () =>
      module.callApi('${address}', {}, ${JSON.stringify(options)}).then(({ status }) => status)))`,
  )

export async function cookieOf(context: BrowserContext, name: string) {
  const cookies = await context.cookies()
  return cookies.find((cookie) => cookie.name === name)
}

/** The visitor's access token as it will be when its time is over. */
export async function expireToken(context: BrowserContext, url: string, secret: string, token?: string) {
  const value = token ?? (await cookieOf(context, 'accessToken'))?.value ?? ''
  const claims = decodeJwt(value)
  const old = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .sign(new TextEncoder().encode(secret))
  await context.addCookies([
    { name: 'accessToken', value: old, url },
    { name: 'role', value: String(claims.role), url },
  ])
  return value
}
