import { randomInt } from 'node:crypto'

/** Somebody at their browser, with scripts off. */
export interface Buyer {
  url: string
  cookies: Map<string, string>
  headers: Record<string, string>
}

interface Shown {
  address: string
  html: string
}

function keepCookies({ cookies }: Buyer, response: Response) {
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    const at = pair.indexOf('=')
    cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}

/** Asks, and follows wherever that leads; throws when it ends at no page. */
async function visit(buyer: Buyer, address: string, posted?: Record<string, string>): Promise<Shown> {
  const cookie = [...buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const response = await fetch(new URL(address, buyer.url), {
    headers: { ...buyer.headers, cookie, origin: buyer.url },
    redirect: 'manual',
    ...(posted && { method: 'POST', body: new URLSearchParams(posted) }),
  })
  keepCookies(buyer, response)
  const html = await response.text()
  const location = response.headers.get('location')
  if (location) return visit(buyer, new URL(location, new URL(address, buyer.url)).href)
  if (response.status !== 200) throw new Error(`${address}: ${response.status} ${posted?.form ?? ''}`)
  return { address, html }
}

/** What stands in a form before anybody touches it. */
function prefilled(html: string, name: string): Record<string, string> {
  const [form] = new RegExp(`<form\\b[^>]*data-form="${name}".*?</form>`, 's').exec(html) ?? []
  if (!form) throw new Error(`No form ${name}`)
  const inputs = [...form.matchAll(/<input\b[^>]*>/g)].map(([input]) => input)
  const sent = inputs.filter((input) => !/type="(radio|checkbox)"/.test(input) || input.includes('checked='))
  const attribute = (input: string, wanted: string) => new RegExp(` ${wanted}="([^"]*)"`).exec(input)?.[1] ?? ''
  return Object.fromEntries(sent.map((input) => [attribute(input, 'name'), attribute(input, 'value')]))
}

/** Signs in, from an address of their own as the proxy in front would say. */
export async function newBuyer(url: string, email: string): Promise<Buyer> {
  const from = `10.${randomInt(255)}.${randomInt(255)}.${randomInt(255)}`
  const buyer: Buyer = { url, cookies: new Map(), headers: { 'X-Forwarded-For': from } }
  const response = await fetch(`${url}/session/login`, {
    method: 'POST',
    headers: { ...buyer.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: 'leerplein-demo' }),
  })
  if (!response.ok) throw new Error(`${email}: ${response.status}`)
  keepCookies(buyer, response)
  return buyer
}

const invoice = {
  'invoice.address': 'Kerkstraat 1',
  'invoice.zip': '1000',
  'invoice.city': 'Brussel',
  'invoice.country': 'BE',
}

/** From the choice of a date at `path` to the thanks after paying; `took` hears how long each step was, in milliseconds. */
export async function register(buyer: Buyer, path: string, took: (milliseconds: number) => void = () => {}) {
  let shown: Shown = { address: path, html: '' }
  const step = async (address: string, posted?: Record<string, string>) => {
    const began = performance.now()
    shown = await visit(buyer, address, posted)
    took(performance.now() - began)
  }
  const send = (name: string, given: Record<string, string> = {}) =>
    step(shown.address, { ...prefilled(shown.html, name), ...given })

  await step(path)
  await send('register-select', { session: path.split('/').at(-1) ?? '' })
  if (shown.html.includes('data-form="participant"')) await send('register-students', { wanted: 'save' })
  await send('register-students', { students: /name="students" value="([^"]+)"/.exec(shown.html)?.[1] ?? '' })
  await send('register-invoice', invoice)
  await send('register-confirm', { agreedToTerms: 'true' })
  await step(new URL(shown.address).pathname, { status: 'paid' })
  if (!shown.html.includes('data-status="paid"')) throw new Error(`${shown.address}: not paid`)
}
