import { eq, sql } from 'drizzle-orm'
import type { Credentials } from '../../../schemas/auth.ts'
import { organisations, users } from '../../db/tables.ts'
import { editors } from '../access.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { userColumns } from '../users/present-user.ts'
import { accessTokenLife, signAccessToken } from './access-token.ts'
import { verifyPassword } from './passwords.ts'
import { issueRefreshToken } from './refresh-token.ts'

/** Tokens and the account; `isAdmin` asks for one of the control panel, which a customer has not. */
export async function login({ db, jwtSecret }: ApiContext, { email, password, isAdmin }: Credentials) {
  const [found] = await db
    .select({ ...userColumns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  const isKnown = found !== undefined && (!isAdmin || editors.includes(found.role))
  const matches = await verifyPassword(isKnown ? found.passwordHash : undefined, password)
  if (!isKnown) throw new ApiError('USER_NOT_FOUND')
  if (!matches) throw new ApiError('WRONG_PASSWORD')
  if (!found.active) throw new ApiError('ACCOUNT_INACTIVE')
  const { passwordHash: _, ...user } = found
  const caller = { id: user._id, role: user.role, organisation: user.organisation?._id ?? null }
  return {
    token: {
      accessToken: await signAccessToken(caller, jwtSecret),
      refreshToken: await issueRefreshToken(db, user._id, jwtSecret),
      expiresIn: accessTokenLife,
    },
    user,
  }
}
