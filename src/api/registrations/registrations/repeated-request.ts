import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { NewRegistration } from '../../../../schemas/registration.ts'
import type { Executor } from '../../../db/client.ts'
import { registrations } from '../../../db/tables.ts'
import { ApiError } from '../../platform/index.ts'

/** The same for the same request, however its JSON was written. */
export function hashOf({ session, students, invoice, reference }: NewRegistration): string {
  const { name, address, zip, city, country, email, vat, reference: theirs } = invoice
  const parts = [session, students, name, address, zip, city, country, email, vat, theirs, reference]
  return createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
}

/** What the same request made before, null when it is new; 409 when the key was used for another one. */
export async function findRepeated(
  db: Executor,
  { userId, organisationId }: { userId: string; organisationId: string | null },
  key: string | null,
  hash: string,
) {
  if (key === null) return null
  const [known] = await db
    .select({ id: registrations.id, organisationId: registrations.organisationId, hash: registrations.requestHash })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.idempotencyKey, key)))
  const isSame = known?.hash === hash && known.organisationId === organisationId
  if (known && !isSame) throw new ApiError('IDEMPOTENCY_MISMATCH')
  return known?.id ?? null
}

/** What was made under a key, whatever it was asked by. */
export async function findByKey(db: Executor, userId: string, key: string) {
  const [known] = await db
    .select({ id: registrations.id })
    .from(registrations)
    .where(and(eq(registrations.userId, userId), eq(registrations.idempotencyKey, key)))
  return known?.id ?? null
}
