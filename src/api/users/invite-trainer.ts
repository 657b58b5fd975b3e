import { randomUUID } from 'node:crypto'
import type { NewUser } from '../../../schemas/user.ts'
import { trainers, users } from '../../db/tables.ts'
import { defaultLocale } from '../../domain/locales.ts'
import type { ApiContext, Principal } from '../context.ts'
import { ApiError } from '../errors.ts'
import { presentUser } from './present-user.ts'

/** A trainer with an account that nobody signs in with: trainers have no place on this site (spec section 6). */
export async function inviteTrainer({ db }: ApiContext, _inviter: Principal, input: NewUser) {
  return db.transaction(async (tx) => {
    const [trainer] = await tx
      .insert(trainers)
      .values({
        key: randomUUID(),
        name: `${input.firstName} ${input.lastName}`,
        bio: { nl: '', en: null, fr: null },
      })
      .returning({ id: trainers.id })
    const [account] = await tx
      .insert(users)
      .values({
        email: input.email,
        firstName: input.firstName,
        lastName: input.lastName,
        phone: input.phone ?? null,
        role: 'CONTACT',
        isPrivatePerson: true,
        active: false,
        trainerId: trainer?.id ?? null,
        language: input.language ?? defaultLocale,
      })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!account) throw new ApiError('USER_EXISTS')
    return { ...(await presentUser(tx, account.id)), role: 'TRAINER' as const, contact: null }
  })
}
