import { eq } from 'drizzle-orm'
import { refreshTokens } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { readRefreshToken } from './refresh-token.ts'
import { ownerOf } from './refresh-tokens.ts'

/** Ends the session a refresh token belongs to: none that came before or after it brings new ones. */
export async function logout({ db, jwtSecret }: ApiContext, { refreshToken }: { refreshToken: string }) {
  const id = await readRefreshToken(refreshToken, jwtSecret)
  await db.transaction(async (tx) => {
    const owner = await ownerOf(tx, id)
    if (owner) await tx.delete(refreshTokens).where(eq(refreshTokens.family, owner.family))
  })
}
