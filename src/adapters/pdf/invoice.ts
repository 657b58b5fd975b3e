import type { Content, Margins } from 'pdfmake/interfaces.js'
import type { InvoiceDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { keepTogether } from '../../domain/format-days.ts'
import { paymentReference } from '../../domain/money.ts'
import { exemptionsOf } from '../../domain/vat.ts'
import {
  amount,
  creditText,
  documentTranslator,
  payText,
  sharesText,
  type TranslateDocument,
} from './document-texts.ts'
import { closingLines, printLetter } from './letter.ts'
import { linesTable, note, totalsTable } from './lines.ts'
import { colours, transferCode } from './print.ts'

async function howToPay(document: InvoiceDocument, t: TranslateDocument): Promise<Content> {
  const { locale, number, supplier, received = 0, paymentReference: message = paymentReference(number) } = document
  const transferred = document.shares ? document.vat : document.total - received
  const code = await transferCode({ name: supplier.name, iban: supplier.iban }, transferred, message)
  const shared = sharesText(document, t)
  const facts = [
    [t('common.payee'), supplier.name],
    [t('common.bankAccount'), supplier.iban],
    [t('common.paymentReference'), message],
  ]
  return note({
    columns: [
      {
        stack: [
          ...(received > 0 ? [{ text: t('invoice.received', { amount: amount(received, locale) }) }] : []),
          {
            text: keepTogether(payText(document, t)),
            bold: true,
            fontSize: 11,
            margin: [0, 0, 0, 6],
          },
          {
            table: { body: facts.map(([label = '', value = '']) => [{ text: label, color: colours.muted }, value]) },
            layout: 'noBorders',
          },
          ...(shared ? [shared] : []).map((text) => ({ text: keepTogether(text), margin: [0, 6, 0, 0] as Margins })),
        ],
        width: '*',
      },
      {
        text: t('invoice.scan'),
        width: 80,
        alignment: 'right',
        color: colours.muted,
        fontSize: 8.5,
        margin: [0, 22, 10, 0],
      },
      { svg: code, width: 72 },
    ],
  })
}

const credited = (document: InvoiceDocument, t: TranslateDocument): Content =>
  note({
    stack: [
      { text: creditText(document, t), bold: true, margin: [0, 0, 0, 4] },
      { text: t('invoice.creditVat'), color: colours.muted },
    ],
  })

/** Why no VAT is due, where none is: what the law asks to be named (KB nr. 1, art. 5, § 1, 10°). */
const exemptions = ({ lines }: InvoiceDocument, t: TranslateDocument): Content[] =>
  exemptionsOf(lines).map((reason) => ({ text: t(`exemption.${reason}`), margin: [0, 0, 0, 14] }))

function ending(document: InvoiceDocument, t: TranslateDocument): Content | Promise<Content> {
  if (document.creditOf) return credited(document, t)
  if (document.paid || document.total <= 0) return note({ text: t('invoice.paid'), bold: true })
  return howToPay(document, t)
}

/** An invoice or credit note with all that Belgian law asks of one (KB nr. 1, art. 5). */
export async function invoicePdf(document: InvoiceDocument) {
  const { locale, number, issuedOn, dueOn, supplier, customer, reference, creditOf } = document
  const t = documentTranslator(locale)
  return printLetter({
    locale,
    title: creditOf ? t('common.creditNote') : t('common.invoice'),
    number,
    issuedOn,
    supplier,
    customer,
    customerLabel: creditOf ? t('invoice.customerOfCredit') : t('invoice.customer'),
    facts: [
      [t('common.number'), number],
      [t('common.date'), formatDate(issuedOn, locale)],
      [t('invoice.dueOn'), creditOf || document.paid ? null : formatDate(dueOn, locale)],
      [t('fields.customerRef'), reference],
      [t('invoice.replaces'), document.replaces ?? null],
      [t('invoice.splits'), document.splits ?? null],
    ],
    floor: document.floor ?? { seed: 'invoice', family: 'terra' },
    body: [
      linesTable(document),
      totalsTable(document),
      ...exemptions(document, t),
      await ending(document, t),
      ...closingLines(supplier.terms, supplier.invoiceLine),
    ],
  })
}
