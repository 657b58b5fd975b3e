import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signedWebhook } from '../../src/adapters/payments/test-payment-provider.ts'
import { jwtSecret, startApi, type TestApi } from '../support/api.ts'
import { mailKinds, payerOf } from '../support/payments.ts'
import { followSentStatements } from '../support/sent-statements.ts'
import { billedTo, newCustomer, newSession } from '../support/training.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
})
afterAll(async () => {
  vi.restoreAllMocks()
  await api.stop()
})

/** How many statements a step of a registration may send, that of its caller's session included. */
const most = {
  'shows the draft': 2,
  'adds a participant': 10,
  'chooses who takes part': 3,
  'keeps who is billed': 4,
  'confirms, which takes the seat': 15,
  'begins to pay': 13,
  'hears that it is paid, and issues the invoice': 19,
  'sends the mails of the confirmation and of the payment': 4,
}
type Step = keyof typeof most

const isOfQueue = (text: string) =>
  text.includes('graphile_worker')
    ? !text.includes('queued')
    : /^(listen|unlisten|set|select pg_(try_)?advisory_lock)/i.test(text)

test('a registration, from its first step to the paid invoice with its mails, sends no more statements than it needs', async () => {
  const customer = await newCustomer(api, { isPrivatePerson: true })
  const session = await newSession(api, { price: 10_000 })
  const sent = followSentStatements()
  const counts = new Map<Step, string[]>()
  async function count<Result>(step: Step, work: () => Promise<Result>): Promise<Result> {
    sent.length = 0
    const result = await work()
    counts.set(
      step,
      sent.splice(0).filter((text) => !isOfQueue(text)),
    )
    return result
  }
  const send = async (step: Step, method: string, path: string, body?: object) => {
    const { status, body: result } = await count(step, () => api.send(method, path, body, customer.headers))
    expect(status).toBeLessThan(300)
    return result
  }

  const draft = `/registration-drafts/${session}`
  await send('shows the draft', 'GET', draft)
  const participant = { firstName: 'Jan', lastName: 'Maes', email: 'jan@deelnemer.test' }
  const { students } = await send('adds a participant', 'PATCH', draft, { students: [], participant })
  const chosen = students.map(({ _id }: { _id: string }) => _id)
  await send('chooses who takes part', 'PATCH', draft, { students: chosen })
  const { _id } = await send('keeps who is billed', 'PATCH', draft, { invoice: billedTo })
  const confirmation = { draft: _id, students: chosen, agreedToTerms: true }
  const registration = await send('confirms, which takes the seat', 'POST', `${draft}/confirm`, confirmation)
  const payer = payerOf(api)
  const payment = await count('begins to pay', () => payer.begin(registration._id, customer.headers))
  await payer.chooseSilently(payment, 'paid')
  const message = signedWebhook(jwtSecret, payment)
  await count('hears that it is paid, and issues the invoice', () =>
    api.send('POST', '/payments/webhook', message.body, message.headers),
  )
  await count('sends the mails of the confirmation and of the payment', async () => {
    const jobs = api.startJobs()
    await api.jobsDone()
    await jobs.stop()
  })

  expect(await mailKinds(api, registration._id)).toEqual([
    'participant-registered',
    'payment-received',
    'registration-received',
  ])
  expect([...counts.keys()]).toEqual(Object.keys(most))
  for (const [step, texts] of counts)
    expect.soft(texts.length, [step, ...texts].join('\n')).toBeLessThanOrEqual(most[step])
})
