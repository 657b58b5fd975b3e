import { eq } from 'drizzle-orm'
import type { AnyObject } from 'yup'
import { organisations } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { refusePartner } from './refuse-partner.ts'

export async function updateOrganisation({ db, user }: ApiContext, id: string, input: AnyObject): Promise<string> {
  refusePartner(user, input)
  if (Object.keys(input).length > 0) await db.update(organisations).set(input).where(eq(organisations.id, id))
  return id
}
