import { invoices } from '../../db/tables.ts'
import type { Principal } from '../context.ts'
import { ownedBy } from '../owner.ts'

export const visibleInvoices = (caller: Principal | null) =>
  ownedBy(caller, { organisation: invoices.organisationId, user: invoices.userId })
