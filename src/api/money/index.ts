export { accountStatementRoutes } from './account-statement-routes.ts'
export { bankRoutes } from './bank-routes.ts'
export { bookRoutes } from './books.ts'
export { eInvoiceRoutes, lookUpReceiver, receivesEInvoices } from './e-invoice-routes.ts'
export { importBankFile } from './import-bank-file.ts'
export { billedInvoices, leftOfInvoice, type NewInvoice, numberOrder, visibleInvoices } from './invoice.ts'
export { invoiceRoutes } from './invoice-routes.ts'
export { sharesOf } from './invoice-shares.ts'
export { issueCreditNote } from './issue-credit-note.ts'
export { issueInvoice } from './issue-invoice.ts'
export { recomputeBalance } from './lock-invoices.ts'
export { mailHeldInvoices } from './mail-invoice.ts'
export { matchBank } from './match-bank.ts'
export { openAmountOf, openOfOrder, readOpen } from './open-amount.ts'
export {
  assertNoPaymentUnderWay,
  claimPayment,
  startCheckout,
  transitionPayment,
  unsettledStatuses,
} from './open-payment.ts'
export { type Decided, type DecidedOrder, type OrderKind, sell, writtenOffOf } from './payment-orders.ts'
export { paymentRoutes } from './payment-routes.ts'
export { receiptRoutes } from './receipt-routes.ts'
export { type ComparedBooks, compareBooks, keepBooks, lastCheckedAt } from './reconciliation.ts'
export { receivePaid } from './record-receipt.ts'
export { pollQuietRefunds, requestRefund, sendRefund } from './refunds.ts'
export { readReminderSettings, remindDebtors } from './remind.ts'
export { printReminder } from './reminder-document.ts'
export { openInvoiceRoutes, reminderRoutes } from './reminder-routes.ts'
export { returnCredited } from './return-credited.ts'
export { sendDueEInvoices, sendEInvoice } from './send-e-invoice.ts'
export { settleCovered } from './settle-invoices.ts'
export { readOpenPayment, readPaid, settleOpenPayment, settleOpenPayments, settlePayment } from './settle-payment.ts'
