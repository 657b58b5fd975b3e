import { signAccessToken } from '../../src/api/identity/access-token.ts'
import type { Database } from '../../src/db/client.ts'
import { loginSessions, type Role } from '../../src/db/tables.ts'

export const jwtSecret = 'a secret that only the tests use, long enough'

const day = 24 * 60 * 60 * 1000

/** Headers of an account that has signed in, without its password. */
export async function accountHeaders(db: Database, { id, role }: { id: string; role: Role }) {
  const [session] = await db
    .insert(loginSessions)
    .values({ userId: id, expiresAt: new Date(Date.now() + day) })
    .returning()
  const token = await signAccessToken({ userId: id, role, session: String(session?.id) }, jwtSecret)
  return { Authorization: `Bearer ${token}` }
}
