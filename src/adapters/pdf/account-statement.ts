import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { AccountStatementDocument } from '../../domain/documents.ts'
import { formatDate, formatDayInYear } from '../../domain/format.ts'
import { paymentReference } from '../../domain/money.ts'
import { amount, documentTranslator } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { heading, longTable, note, right } from './lines.ts'
import { colours, typed } from './print.ts'

/** All that moved, with what was owed after each line; before the first, what was owed then. */
function moved({ locale, from, opening, lines }: AccountStatementDocument): Content {
  const t = documentTranslator(locale)
  const head: TableCell[] = [
    { text: t('common.date'), ...heading },
    { text: t('common.description'), ...heading },
    right(t('common.amount'), heading),
    right(t('statement.balance'), heading),
  ]
  const before: TableCell[][] = from
    ? [[formatDayInYear(from, locale), t('statement.opening'), '', right(amount(opening, locale))]]
    : []
  const rows = lines.map((line): TableCell[] => [
    { text: formatDayInYear(line.day, locale), noWrap: true },
    {
      stack: [
        { text: typed(line.what) },
        ...(line.reference ? [{ text: typed(line.reference), color: colours.muted, fontSize: 8.5 }] : []),
      ],
    },
    right(amount(line.amount, locale)),
    right(amount(line.balance, locale)),
  ])
  return longTable(head, [...before, ...rows], ['auto', '*', 'auto', 'auto'])
}

/** What is to be paid now, invoice by invoice, and where to. */
function toPay({ locale, open, openInvoices, supplier }: AccountStatementDocument): Content {
  const t = documentTranslator(locale)
  const rows = openInvoices.map(({ number, dueOn, owed }): TableCell[] => [
    t('common.invoiceNumber', { number }),
    { text: t('statement.dueBy', { date: formatDayInYear(dueOn, locale) }), noWrap: true },
    { text: paymentReference(number), noWrap: true },
    right(amount(owed, locale)),
  ])
  return note({
    stack: [
      { text: t('statement.open', { amount: amount(open, locale) }), bold: true, fontSize: 11, margin: [0, 0, 0, 6] },
      { text: t('statement.payTo', { name: supplier.name, account: supplier.iban }), margin: [0, 0, 0, 6] },
      { table: { widths: ['*', 'auto', 'auto', 'auto'], body: rows }, layout: 'noBorders' },
    ],
  })
}

/** The account of a customer: what moved, what is to be paid, and what is theirs. */
export function accountStatementPdf(document: AccountStatementDocument) {
  const { locale, supplier, customer, issuedOn, from, until, lines, open, credit } = document
  const t = documentTranslator(locale)
  const theirs = t('statement.credit', { amount: amount(credit, locale) })
  return printLetter({
    locale,
    title: t('common.accountStatement'),
    number: '',
    subject: t('statement.subject', { name: customer.name }),
    issuedOn,
    supplier,
    customer,
    customerLabel: t('statement.customer'),
    facts: [
      [t('common.date'), formatDate(issuedOn, locale)],
      [t('statement.from'), from && formatDate(from, locale)],
      [t('statement.until'), until && formatDate(until, locale)],
    ],
    floor: { seed: 'statement', family: 'terra' },
    body: [
      lines.length > 0 || from ? moved(document) : { text: t('statement.nothing') },
      { text: '', margin: [0, 0, 0, 16] },
      ...(open > 0 ? [toPay(document)] : []),
      ...(credit > 0 ? [note({ text: theirs, bold: true })] : []),
      ...(open === 0 && credit === 0 ? [note({ text: t('statement.settled'), bold: true })] : []),
    ],
  })
}
