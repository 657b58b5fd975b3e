import { expect, onTestFinished, test } from 'vitest'
import { temporaryDatabase } from '../support/postgres.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { temporaryFolder } from '../support/site.ts'
import { openWorld } from '../support/world.ts'

const publicUrl = 'http://site.test'
const password = 'drie woorden na elkaar'
const billedTo = { address: 'Kerkstraat 1', zip: '1000', city: 'Brussel', country: 'BE' }

/** A browser without scripts, on a server that comes back at another port. */
function newBrowser() {
  const cookies = new Map<string, string>()
  async function ask({ url }: ServerProcess, path: string, fields?: Record<string, string>) {
    const response = await fetch(url + path, {
      method: fields ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; '), origin: publicUrl },
      ...(fields && { body: new URLSearchParams(fields) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')?.replace(publicUrl, '') ?? null
    return { status: response.status, location, html: await response.text() }
  }
  return { ask }
}

const stepIn = (html: string) => /data-step="(\w+)"/.exec(html)?.[1] ?? /data-form="(register)"/.exec(html)?.[1]
const valueIn = (html: string, name: string) => new RegExp(`name="${name}"[^>]*value="([^"]+)"`).exec(html)?.[1] ?? ''

/** A server on data of its own; `fell` is it again, after a kill amid whatever was asked of it. */
async function openSite() {
  const database = await temporaryDatabase('seeded')
  const folder = temporaryFolder()
  const settings = { LOG_LEVEL: 'fatal', PUBLIC_URL: publicUrl, DATABASE_URL: database.url, DATA_DIR: folder.path }
  let site = await startServer(settings)
  onTestFinished(async () => {
    await site.stop()
    folder.remove()
    await database.drop()
  })
  return {
    now: () => site,
    async fell(asked: (site: ServerProcess) => Promise<unknown>) {
      const answer = asked(site).catch(() => null)
      await site.kill()
      await answer
      site = await startServer(settings)
    },
  }
}

test('kill -9 in the middle of each step: one goes on where one was, and pays once', async () => {
  const { now, fell } = await openSite()
  const world = await openWorld(now())
  const session = await (await fetch(`${now().url}/api/sessions/${world.session}`)).json()
  const at = (step: string) => `/courses/${session.course}/register/${world.session}?step=${step}`
  const { ask } = newBrowser()
  /** Sends a step amid a kill, and again where its page is still the one that is shown. */
  async function send(step: string, fields: Record<string, string>, next: string) {
    await fell((site) => ask(site, at(step), fields))
    const { html } = await ask(now(), at(next))
    if (stepIn(html) !== next) await ask(now(), at(step), fields)
    return (await ask(now(), at(next))).html
  }

  const person = { firstName: 'Ines', lastName: 'Claes', email: 'ines@journey.test', password }
  await fell((site) => ask(site, at('students'), { form: 'register', isPrivatePerson: 'true', ...person }))
  const account = { form: 'login', email: person.email, password }
  const again = await ask(now(), at('students'), { form: 'register', isPrivatePerson: 'true', ...person })
  if (again.status === 422) await ask(now(), at('students'), account)
  const students = (await ask(now(), at('students'))).html
  expect(stepIn(students)).toBe('students')

  const chosen = { form: 'register-students', students: valueIn(students, 'students') }
  expect(stepIn(await send('students', chosen, 'invoice'))).toBe('invoice')
  const invoice = Object.entries({ ...billedTo, name: 'Ines Claes', email: person.email })
  const billed = Object.fromEntries(invoice.map(([name, value]) => [`invoice.${name}`, value]))
  const last = await send('invoice', { form: 'register-invoice', isPrivatePerson: 'true', ...billed }, 'confirmation')
  expect(stepIn(last)).toBe('confirmation')

  const agreed = { form: 'register-confirm', draft: valueIn(last, 'draft'), agreedToTerms: 'on' }
  await fell((site) => ask(site, at('confirmation'), agreed))
  const { location: redirect } = await ask(now(), at('confirmation'), agreed)
  expect(redirect).toMatch(/^\/billing\/redirect\//)
  await fell((site) => ask(site, String(redirect)))
  const { location: checkout } = await ask(now(), String(redirect))
  expect(checkout).toMatch(/^\/dev\/pay\//)
  await fell((site) => ask(site, String(checkout), { status: 'paid' }))
  await ask(now(), String(checkout), { status: 'paid' })
  const { location: complete } = await ask(now(), String(redirect))
  expect((await ask(now(), String(complete))).html).toContain('data-status="paid"')

  const { items } = await (
    await fetch(`${now().url}/api/registrations?session=${world.session}`, { headers: world.staff })
  ).json()
  expect(items).toMatchObject([
    { status: 'paid', students: [{ firstName: 'Ines' }], issuedInvoice: { number: expect.any(String) } },
  ])
}, 400_000)
