import { type ApiContext, ApiError } from '../../platform/index.ts'
import { presentUser } from './present-user.ts'

/** The caller's own account; anybody else's is not found. */
export async function getMe({ db, user }: ApiContext, id: string) {
  if (!user || user.userId !== id.toLowerCase()) throw new ApiError('NOT_FOUND')
  return presentUser(db, user.userId)
}
