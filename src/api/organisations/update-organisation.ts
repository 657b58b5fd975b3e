import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { organisations } from '../../db/tables.ts'
import { organisationAdmin } from '../../domain/contact-roles.ts'
import type { ApiContext } from '../context.ts'
import { ApiError } from '../errors.ts'
import { assertNotPartner } from './assert-not-partner.ts'

/** Its name and VAT number are its administrator's to change; whoever sends them back as they are changes nothing. */
async function assertMayRename({ db, user }: ApiContext, id: string, { name, vat }: AnyObject) {
  if (user?.role === 'STAFF' || user?.contactRoles.includes(organisationAdmin)) return
  const [present] = await db.select().from(organisations).where(eq(organisations.id, id))
  const isRenamed = name !== undefined && name !== present?.name
  const isRenumbered = vat !== undefined && vat !== present?.vat
  if (isRenamed || isRenumbered) throw new ApiError('FORBIDDEN')
}

/** Every contact changes its address and reference, its administrator the rest (CONTRACT: roles on a route). */
export async function updateOrganisation(context: ApiContext, id: string, input: AnyObject): Promise<string> {
  assertNotPartner(context.user, input)
  await assertMayRename(context, id, input)
  if (Object.keys(input).length > 0) {
    await context.db.update(organisations).set(input).where(eq(organisations.id, id))
  }
  return id
}
