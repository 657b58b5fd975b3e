import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { hashNewPassword } from '../../src/api/identity/passwords.ts'
import { type Role, secondFactors, users } from '../../src/db/tables.ts'
import type { PanelRole } from '../../src/domain/visitor.ts'
import type { TestApi } from './api.ts'

export const colleaguePassword = 'een-goed-wachtwoord'

/** The code that an app shows at that time. */
export const codeAt = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp })

/** What an account of the control panel with that role does. */
export const panelAccount = (
  role: Role,
  panelRoles: PanelRole[] = role === 'EDITOR' ? ['editor'] : ['administrator'],
) => ({
  role,
  panelRoles,
})

/** Somebody who works in the control panel, with a password of their own. */
export async function newColleague(
  api: Pick<TestApi, 'db' | 'parts' | 'asUser'>,
  role: Role = 'STAFF',
  panelRoles?: PanelRole[],
) {
  const email = `${randomUUID()}@leerplein.test`
  const passwordHash = await hashNewPassword(api.parts, { password: colleaguePassword, email }, 'password')
  const [made] = await api.db
    .insert(users)
    .values({
      email,
      firstName: 'Ruben',
      lastName: 'Maes',
      ...panelAccount(role, panelRoles),
      passwordHash,
      emailVerifiedAt: new Date(),
    })
    .returning()
  if (!made) throw new Error('nobody was made')
  return { id: made.id, email, headers: await api.asUser(email) }
}
type Colleague = Awaited<ReturnType<typeof newColleague>>

/** The path of a colleague's own second factor. */
export const factorPath = ({ id }: Pick<Colleague, 'id'>) => `/users/me/${id}/second-factor`

/** Begins to set a second factor up; gives what is shown meanwhile. */
export async function begunFactor(api: TestApi, colleague: Colleague) {
  const { status, body } = await api.send(
    'POST',
    factorPath(colleague),
    { password: colleaguePassword },
    colleague.headers,
  )
  if (status !== 200) throw new Error(`Not begun: ${JSON.stringify(body)}`)
  return { secret: String(body.secret), recoveryCodes: body.recoveryCodes as string[] }
}

/** The app shows a code that was not used yet: as if it were much later. */
export async function nextCode(api: TestApi, { id }: Pick<Colleague, 'id'>, secret: string): Promise<string> {
  await api.db.update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.userId, id))
  return codeAt(secret)
}

/** Somebody whose account asks for a code. */
export async function colleagueWithFactor(api: TestApi, role: Role = 'STAFF') {
  const colleague = await newColleague(api, role)
  const { secret, recoveryCodes } = await begunFactor(api, colleague)
  const code = codeAt(secret)
  const { status } = await api.send('POST', `${factorPath(colleague)}/confirm`, { code }, colleague.headers)
  if (status !== 204) throw new Error(`Not switched on: ${status}`)
  return { ...colleague, secret, recoveryCodes, usedCode: code }
}
