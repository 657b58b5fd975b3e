import { expect, vi } from 'vitest'
import { pages } from '../../src/site/pages.ts'
import { asHeader, type Cookies, signInAt } from '../support/cookies.ts'
import { newAccount } from '../support/new-account.ts'
import { privateMutations, privateQueries } from '../support/owner-matrix/documents.ts'
import { privateForms } from '../support/owner-matrix/forms.ts'
import { linesOf } from '../support/owner-matrix/lines.ts'
import { filled, ownedAt, ownerEmail, secrets, toldToParticipants } from '../support/owner-matrix/owned.ts'
import { privatePages } from '../support/owner-matrix/pages.ts'
import { type VisitorName, visitorNames, visitorsAt } from '../support/owner-matrix/visitors.ts'
import { test as base, siteWith } from '../support/site.ts'
import { callsAs } from '../support/site-calls.ts'

// The site starts first, on a machine that may have other work.
vi.setConfig({ testTimeout: 240_000 })

const secret = 'a secret of these tests alone, of more than 32 characters'
const others = visitorNames.filter((name) => name !== 'owner')

/** What of the database names one of the owner's things: every such row of every table, as text. */
const rowsAbout = `
  select name || ' ' || coalesce(string_agg(found.text, chr(10) order by found.text), '') as rows
  from unnest($2::text[]) as tables(name), lateral (
    select unnest(xpath('//row/text()', query_to_xml(
      format('select to_jsonb(t)::text as row from %I t where to_jsonb(t)::text like any(%L)', name, $1::text[]),
      true, false, '')))::text as text) found
  group by name order by name`

/** Where nothing of a customer's stands, and what notes how often somebody comes. */
const unwatched = [
  ...['rate_limits', 'page_views', 'courses', 'course_search', 'search_words'],
  ...['static_contents', 'static_content_versions'],
]

const test = base
  .extend('site', { scope: 'file' }, siteWith({ JWT_SECRET: secret, GRAPHQL_OPEN: 'true' }))
  .extend('visitors', { scope: 'file' }, async ({ site, database }) => {
    const { userId } = await callsAs(site.url, ownerEmail)
    return visitorsAt({ url: site.url, databaseUrl: database.url }, { secret, userId })
  })
  .extend('owned', { scope: 'file' }, async ({ site, database, visitors }) => {
    const { get } = await callsAs(site.url, ownerEmail)
    const organisation = { _id: (await get('/organisations')).items[0]._id }
    const applicant = await newAccount({ url: site.url, databaseUrl: database.url }, { organisation })
    await signInAt(site.url, ownerEmail)
    return ownedAt(site.url, visitors.owner.get('accessToken') ?? '', applicant.userId)
  })
  .extend('compare', { scope: 'file' }, async ({ client, owned }) => {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`,
      [unwatched],
    )
    const names = rows.map(({ name }) => name)
    const { colleague: _, ...named } = owned
    const words = [...Object.values(named).filter((id) => id.length === 36), ownerEmail].map((word) => `%${word}%`)
    const look = async () =>
      (await client.query<{ rows: string }>(rowsAbout, [words, names])).rows.map((row) => row.rows)
    let last = await look()
    return async () => {
      const before = last
      last = await look()
      return { before, after: last }
    }
  })
  .extend('read', { scope: 'file' }, async ({ site, visitors }) => {
    return async (name: VisitorName, path: string): Promise<Answer> => {
      const response = await fetch(site.url + path, {
        redirect: 'manual',
        headers: { cookie: asHeader(visitors[name]) },
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
  })
  .extend('query', { scope: 'file' }, async ({ site, visitors }) => {
    return async (name: VisitorName, query: string) => {
      const token = visitors[name].get('accessToken')
      const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
      const response = await fetch(`${site.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
      return { text: await response.clone().text(), body: await response.json() }
    }
  })

const privateDefinitions = pages.filter(({ access }) => access === 'contact')
const pattern = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)
const barePath = (text: string) => text.split('?')[0]?.replaceAll(/[{}]/g, '') ?? ''

test('every private page and every form of one has its line', () => {
  const addresses = linesOf(privatePages, visitorNames.length).map(({ text }) => barePath(text))
  const missing = privateDefinitions.filter(({ path }) => !addresses.some((address) => pattern(path).test(address)))
  expect(missing.map(({ path }) => path)).toEqual([])
  const forms = privateDefinitions.flatMap(({ path, forms: own = [] }) => own.map(({ name }) => `${name} ${path}`))
  const lines = privateForms.map(({ name, path }) => {
    const definition = privateDefinitions.find((one) => pattern(one.path).test(barePath(path)))
    return `${name} ${definition?.path}`
  })
  expect(forms.filter((form) => !lines.includes(form))).toEqual([])
})

const secretsIn = (text: string) => secrets.filter((word) => text.includes(word))

interface Answer {
  status: number
  headers: Headers
  text: string
}

/** What somebody got: a word of the matrix; `shown` is what the owner's own answer shows of the owner. */
function outcomeOf({ status, headers, text }: Answer, address: string, shown: readonly string[]): string {
  const seen = secretsIn(text)
  if (status === 303) {
    const isSignIn = headers.get('location') === `/login?returnUrl=${encodeURIComponent(address)}`
    return isSignIn && text === '' ? 'in' : 'on'
  }
  if (status !== 200) return seen.length > 0 ? 'leaked' : String(status)
  if (/^application\/(?:pdf|zip|jwt|vc\+jwt)/.test(headers.get('content-type') ?? '')) return 'file'
  if (seen.length === 0) return 'own'
  return seen.length === shown.length ? 'all' : 'some'
}

test.for(linesOf(privatePages, visitorNames.length))(
  'of $text everybody gets what is theirs',
  async ({ text, cells }, { read, owned }) => {
    const address = filled(text, owned)
    const answers = await Promise.all(visitorNames.map((name) => read(name, address)))
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      answers.map(({ status }) => (status === 303 ? 'no-store' : 'private, no-store')),
    )
    const whoeverReads = visitorNames.filter((_, place) => answers[place]?.text.includes(ownerEmail))
    expect(whoeverReads.filter((name) => name !== 'owner')).toEqual([])
    const shown = secretsIn(answers.at(-1)?.text ?? '')
    expect(named(answers.map((answer) => outcomeOf(answer, address, shown)))).toEqual(named(cells))
  },
)

const named = (cells: readonly string[]) => Object.fromEntries(cells.map((cell, place) => [visitorNames[place], cell]))

function bodyOf(fields: Record<string, string>, form: string): FormData | URLSearchParams {
  if (!fields.file) return new URLSearchParams({ form, ...fields })
  const body = new FormData()
  body.append('form', form)
  body.append('file', new File([fields.file], 'gekaapt.csv', { type: 'text/csv' }))
  return body
}

async function post(url: string, cookies: Cookies, address: string, body: FormData | URLSearchParams) {
  const headers = { cookie: asHeader(cookies), origin: url }
  const response = await fetch(url + address, { method: 'POST', redirect: 'manual', headers, body })
  return { status: String(response.status), text: await response.text() }
}

test.for(privateForms)(
  'the form $name at $path, sent by anybody else, changes nothing of the owner’s',
  async ({ name, path, fields, statuses, isGuess = false }, { site, visitors, owned, compare }) => {
    const address = filled(path, owned)
    const given = Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, filled(value, owned)]))
    const expected = statuses.split(' ')
    const got = await Promise.all(
      others.map(async (visitor, place) => {
        if (expected[place] === '-') return '-'
        const { status, text } = await post(site.url, visitors[visitor], address, bodyOf(given, name))
        const told = visitor === 'participant' ? toldToParticipants : []
        if (visitor !== 'colleague') expect(secretsIn(text).filter((word) => !told.includes(word))).toEqual([])
        if (!isGuess) expect(text).not.toMatch(/aria-invalid="true"/)
        return status
      }),
    )
    expect(named(got)).toEqual(named(expected))
    const { before, after } = await compare()
    expect(after).toEqual(before)
  },
)

test.for(linesOf(privateQueries, visitorNames.length))(
  'GraphQL gives everybody what is theirs of $text',
  async ({ text, cells }, { query, owned }) => {
    const asked = `{ ${filled(text, owned)} }`
    const answers = await Promise.all(visitorNames.map((name) => query(name, asked)))
    const ofOwner = answers.at(-1)?.text ?? ''
    const outcomes = answers.map(({ text: answer, body }) => {
      const [error] = body.errors ?? []
      if (error) return String(error.extensions.status)
      return answer === ofOwner ? 'all' : 'own'
    })
    expect(named(outcomes)).toEqual(named(cells))
    for (const [place, { text: answer }] of answers.entries())
      if (cells[place] !== 'all') expect(secretsIn(answer)).toEqual([])
  },
)

test.for(linesOf(privateMutations, others.length))(
  'GraphQL changes nothing of the owner’s by $text of anybody else',
  async ({ text, cells }, { query, owned, compare }) => {
    const asked = `mutation { ${filled(text, owned)} }`
    const got = await Promise.all(
      others.map(async (visitor, place) => {
        if (cells[place] === '-') return '-'
        const { body } = await query(visitor, asked)
        return String(body.errors?.[0].extensions.status)
      }),
    )
    expect(named(got)).toEqual(named(cells))
    const { before, after } = await compare()
    expect(after).toEqual(before)
  },
)

test('a file that was sent opens to the organisation it is of, and a feed to its whole address alone', async ({
  site,
  owned,
  visitors,
  query,
}) => {
  const statuses = await Promise.all(
    visitorNames.map(async (name) => {
      const token = visitors[name].get('accessToken')
      const headers = { ...(token && { Authorization: `Bearer ${token}` }) }
      const response = await fetch(`${site.url}/api/files/${owned.file}`, { headers })
      expect(response.headers.get('cache-control')).toMatch(/^private|^no-store/)
      return String(response.status)
    }),
  )
  expect(named(statuses)).toEqual(named(['401', '401', '401', '401', '401', '404', '404', '200', '200']))
  const { body } = await query('owner', '{ calendarFeed { address } }')
  const address = String(body.data.calendarFeed.address)
  const feed = await fetch(address.replace(/^https?:\/\/[^/]+/, site.url))
  expect([feed.status, feed.headers.get('cache-control')]).toEqual([200, expect.stringMatching(/private|no-store/)])
  const guessed = address.replace(/([\w-]{6})(\.ics)?$/, 'aaaaaa$2').replace(/^https?:\/\/[^/]+/, site.url)
  expect((await fetch(guessed)).status).toBe(404)
})
