import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { certificateChanges } from '../../../schemas/certificate.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { certificates } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { lock } from '../lock.ts'

/** Mends what is printed of the person. */
export const updateCertificate = ({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> =>
  db.transaction(async (tx) => {
    await lock(tx, { certificates: [id] })
    const [known] = await tx.select().from(certificates).where(eq(certificates.id, id))
    if (!known) throw new ApiError('NOT_FOUND')
    const document = { ...known.document, ...certificateChanges.cast(input) }
    await tx.update(certificates).set({ document }).where(eq(certificates.id, id))
    const change = { entity: 'certificate', entityId: id, from: null, to: 'mended' } as const
    await recordStateChange(tx, { ...change, userId: user?.userId })
    return id
  })
