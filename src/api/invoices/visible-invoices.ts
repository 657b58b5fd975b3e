import { invoices } from '../../db/tables.ts'
import type { Caller } from '../context.ts'
import { ownedBy } from '../owner.ts'

export const visibleInvoices = (caller: Caller | null) =>
  ownedBy(caller, { organisation: invoices.organisationId, user: invoices.userId })
