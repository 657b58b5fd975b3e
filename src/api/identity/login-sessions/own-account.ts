import { ApiError, type Principal } from '../../platform/index.ts'

/** The caller, whose account the id must be: anybody else's is not found. */
export function ownAccount(user: Principal | null, userId: string): Principal {
  if (user?.userId !== userId.toLowerCase()) throw new ApiError('NOT_FOUND')
  return user
}
