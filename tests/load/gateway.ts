import { join, resolve } from 'node:path'
import openapi from '../../schemas/openapi.json' with { type: 'json' }
import { testAccessPoint } from '../../src/adapters/access-point/test-access-point.ts'
import { testPaymentProvider } from '../../src/adapters/payments/test-payment-provider.ts'
import { localStorage } from '../../src/adapters/storage/local.ts'
import { createApi } from '../../src/api/app/app.ts'
import { createPrincipals } from '../../src/api/identity/principals.ts'
import { connect } from '../../src/db/client.ts'
import { startEmbedded } from '../../src/db/embedded.ts'
import { migrate } from '../../src/db/migrate.ts'
import { faqs } from '../../src/db/tables.ts'
import { seedDemo } from '../../src/demo/seed.ts'
import { createGateway, type Gateway } from '../../src/gateway/gateway.ts'
import { previewMail, renderMail } from '../../src/jobs/mail/render-mail.ts'
import knownDocuments from '../../src/ui/gql/persisted-documents.json' with { type: 'json' }

interface GatewayRow {
  question: string
  rows: number
  /** Microseconds: the REST call with its JSON parsed, and the same through the gateway. */
  rest: number
  gateway: number
  ratio: number
  /** What is wanted at this number of rows. */
  atMost: number
}

type CallApi = (request: Request) => Promise<Response>

const text = '{ nl en fr }'
const faqFields = `total items { _id sequence question ${text} answer ${text} }`
const courseFields = `total items { _id key type days price subsidised title { nl } slug { nl } summary { nl }
  category { key name { nl } } locations { key name { nl } } languages { code } nextSession { startDate seatsLeft } }`

const questions = [
  { question: 'faqs, every field', path: 'faqs', field: 'faqs', fields: faqFields, rows: 10, atMost: 2.5 },
  { question: 'faqs, every field', path: 'faqs', field: 'faqs', fields: faqFields, rows: 100, atMost: 3.5 },
  {
    question: 'courses, as cards',
    path: 'courses/filteredCourses',
    field: 'filteredCourses',
    fields: courseFields,
    rows: 10,
    atMost: 2.5,
  },
]

const silent = { info: () => undefined, warn: () => undefined, error: console.error }

async function openParts({ url }: { url: string }, dataDir: string) {
  const { db, pool, close } = connect(url, {})
  await migrate(pool, resolve(import.meta.dirname, '../../src/db/migrations'))
  const storage = localStorage(join(dataDir, 'files'))
  await seedDemo({ db, storage, today: new Date(), drawPicture: async () => Buffer.alloc(24) })
  const answer = { nl: 'Een antwoord van enkele zinnen. '.repeat(6), en: 'An answer. '.repeat(12), fr: null }
  const more = Array.from({ length: 100 }, (_, sequence) => ({
    question: { nl: `Vraag ${sequence}?`, en: `Question ${sequence}?`, fr: null },
    answer,
    sequence: 1000 + sequence,
  }))
  await db.insert(faqs).values(more)
  const publicUrl = () => 'http://site.test'
  const jwtSecret = 'x'.repeat(32)
  const paymentProvider = testPaymentProvider(pool, publicUrl, jwtSecret)
  const api = createApi({
    db,
    pool,
    storage,
    paymentProvider,
    accessPoint: testAccessPoint({ sql: pool, secret: jwtSecret }),
    publicUrl,
    controlPanelUrl: publicUrl,
    jwtSecret,
    principals: createPrincipals({ db, jwtSecret }),
    brand: 'Leerplein',
    log: silent,
    previewMail,
    renderMail,
    openapi,
  })
  const calls: string[] = []
  const callApi: CallApi = async (request) => {
    calls.push(new URL(request.url).pathname)
    return api.fetch(request)
  }
  const gateway = await createGateway({
    upstream: callApi,
    knownDocuments,
    open: true,
    authorise: () => null,
    playground: { script: '', stylesheets: [] },
    log: silent,
  })
  const stop = async () => {
    await gateway.stop()
    await close()
  }
  return { callApi, calls, gateway, stop }
}

/** Mean microseconds of a call over half a second. */
async function time(call: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  let calls = 0
  while (performance.now() - began < 500) {
    await call()
    calls += 1
  }
  return ((performance.now() - began) / calls) * 1000
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Alternates the two, so that a busy moment of the machine meets both. */
async function compare(rest: () => Promise<unknown>, gateway: () => Promise<unknown>) {
  await time(rest)
  await time(gateway)
  const rounds: [number, number][] = []
  for (let round = 0; round < 5; round += 1) rounds.push([await time(rest), await time(gateway)])
  return { rest: median(rounds.map(([one]) => one)), gateway: median(rounds.map(([, one]) => one)) }
}

async function measure(callApi: CallApi, gateway: Gateway): Promise<GatewayRow[]> {
  const measured: GatewayRow[] = []
  for (const { question, path, field, fields, rows, atMost } of questions) {
    const address = `http://api.internal/api/${path}?limit=${rows}`
    const document = `{ ${field}(limit: ${rows}) { ${fields} } }`
    const { result } = await gateway.execute(document)
    if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors))
    const times = await compare(
      async () => (await callApi(new Request(address))).json(),
      () => gateway.execute(document),
    )
    measured.push({ question, rows, ...times, ratio: times.gateway / times.rest, atMost })
  }
  return measured
}

const lists = [
  {
    list: 'a course, its sessions and the count of each',
    document: (course: string) => `{ course(id: "${course}") { sessions { _id count { registrationCount } } } }`,
  },
  {
    list: 'the sessions of a course and the count of each',
    document: (course: string) => `{ courseSessions(id: "${course}") { _id count { registrationCount } } }`,
  },
]

/** How many upstream calls lists with counts make, for the course with the most sessions. */
async function countCalls({ callApi, calls, gateway }: Awaited<ReturnType<typeof openParts>>) {
  const response = await callApi(new Request('http://api.internal/api/courses/filteredCourses?limit=999'))
  const { items }: { items: { _id: string }[] } = await response.json()
  const rows = []
  for (const { list, document } of lists) {
    let row = { list, sessions: 0, 'upstream calls': 0, 'of which for counts': 0 }
    for (const { _id } of items) {
      calls.length = 0
      const { result } = await gateway.execute(document(_id))
      if (result.errors.length > 0) throw new Error(JSON.stringify(result.errors))
      const sessions = JSON.stringify(result.data).split('registrationCount').length - 1
      if (sessions <= row.sessions) continue
      const forCounts = calls.filter((path) => path.includes('registration-count')).length
      row = { list, sessions, 'upstream calls': calls.length, 'of which for counts': forCounts }
    }
    rows.push(row)
  }
  return rows
}

/** Prints what the gateway adds to a REST call in the same process, and how many calls lists with counts make. */
export async function benchGateway(folder: string): Promise<void> {
  const dataDir = join(folder, 'gateway')
  const database = await startEmbedded({ dataDir, log: silent })
  try {
    const parts = await openParts(database, dataDir)
    try {
      const rows = await measure(parts.callApi, parts.gateway)
      console.table(
        rows.map(({ rest, gateway, ratio, ...row }) => ({
          ...row,
          rest: `${rest.toFixed(0)} µs`,
          gateway: `${gateway.toFixed(0)} µs`,
          ratio: ratio.toFixed(2),
        })),
      )
      console.table(await countCalls(parts))
    } finally {
      await parts.stop()
    }
  } finally {
    await database.stop()
  }
}
