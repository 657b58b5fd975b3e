import { asHeader } from './cookies.ts'
import { signInAtPanel } from './panel.ts'

/** Who goes about the demo: anybody, a contact of an organisation, who edits, and who runs the desk. */
const emails = {
  visitor: null,
  contact: 'contact@leerplein.test',
  editor: 'editor@leerplein.test',
  staff: 'staff@leerplein.test',
} as const

export type Person = keyof typeof emails

const password = 'leerplein-demo'

async function signInAtSite(url: string, email: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, isAdmin: false }),
  })
  const { token }: { token: { accessToken: string } } = await response.json()
  return `accessToken=${token.accessToken}; role=CONTACT`
}

/** What a browser of this person sends as its cookies. */
export async function cookieOfPerson(url: string, person: Person): Promise<string> {
  const email = emails[person]
  if (email === null) return ''
  return person === 'contact' ? signInAtSite(url, email) : asHeader(await signInAtPanel(url, email))
}
