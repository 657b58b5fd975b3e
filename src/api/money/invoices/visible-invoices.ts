import { invoices } from '../../../db/tables.ts'
import { ownedBy, type Principal } from '../../platform/index.ts'

export const visibleInvoices = (caller: Principal | null) =>
  ownedBy(caller, { organisation: invoices.organisationId, user: invoices.userId })
