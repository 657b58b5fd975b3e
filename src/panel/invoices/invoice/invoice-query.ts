import { graphql } from '../../../ui/gql/gql.ts'
import type { PanelInvoiceQuery } from '../../../ui/gql/graphql.ts'

export const invoiceQuery = graphql(`
  query PanelInvoice($id: String!) {
    invoice(id: $id) {
      _id number status issuedOn dueOn net vat total owed reference paymentReference creditOf
      organisation user
      customer { name address zip city country vat email }
      lines { description quantity unitPrice amount vatRate }
    }
    invoiceRecord(id: $id) {
      history { status at by reason }
      payments { _id status amount paidAmount refunded paymentProvider createdAt }
      related { _id number status issuedOn total isCreditNote }
      left { net vat total }
      registration booking receiver canCredit canCreditPart
    }
  }
`)

export type Invoice = NonNullable<PanelInvoiceQuery['invoice']>
export type InvoiceRecord = NonNullable<PanelInvoiceQuery['invoiceRecord']>
