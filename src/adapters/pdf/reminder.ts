import type { Content, Margins, TableCell } from 'pdfmake/interfaces.js'
import type { ReminderDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { amount, documentTranslator } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { longTable, note, right } from './lines.ts'
import { colours, transferCode, typed } from './print.ts'

/** What the debt is, what came of it, and what is asked beside it: the statement of costs. */
function costsTable({ locale, number, billedOn, description, total, open, costs, damages }: ReminderDocument): Content {
  const t = documentTranslator(locale)
  const row = (text: string, cents: number, more: object = {}): TableCell[] => [
    { text: typed(text), ...more },
    right(amount(cents, locale), more),
  ]
  const of = t('reminder.invoiceOf', { number, date: formatDate(billedOn, locale) })
  const head: TableCell[] = [
    { text: t('common.description'), color: colours.muted, fontSize: 8.5 },
    right(t('common.amount'), { color: colours.muted, fontSize: 8.5 }),
  ]
  return longTable(
    head,
    [
      row([of, description].filter(Boolean).join(': '), total),
      ...(open < total ? [row(t('reminder.came'), open - total)] : []),
      ...(costs > 0 ? [row(t('reminder.costs'), costs)] : []),
      ...(damages > 0 ? [row(t('reminder.damages'), damages)] : []),
      row(t('common.total'), open + costs + damages, { bold: true }),
    ],
    ['*', 'auto'],
  )
}

/** A reminder as the law wants it of a consumer's (Book XIX, art. XIX.2): who asks what for which debt, by when, and what follows. */
export async function reminderPdf(document: ReminderDocument) {
  const { locale, level, number, dueOn, payBy, open, costs, damages, supplier, customer, isConsumer, later } = document
  const t = documentTranslator(locale)
  const total = open + costs + damages
  const code = await transferCode({ name: supplier.name, iban: supplier.iban }, total, document.paymentReference)
  const [asked, until] = [amount(total, locale), formatDate(payBy, locale)]
  const facts = [
    [t('common.payee'), supplier.name],
    [t('common.bankAccount'), supplier.iban],
    [t('common.paymentReference'), document.paymentReference],
  ]
  return printLetter({
    locale,
    title: t('reminder.title', { level }),
    number: '',
    subject: t('reminder.subject', { number }),
    issuedOn: document.issuedOn,
    supplier,
    customer,
    customerLabel: t('reminder.customer'),
    facts: [
      [t('common.date'), formatDate(document.issuedOn, locale)],
      [t('common.invoice'), number],
      [t('invoice.dueOn'), formatDate(dueOn, locale)],
    ],
    floor: { seed: 'invoice', family: 'terra' },
    body: [
      { text: t('reminder.text', { number, date: formatDate(dueOn, locale) }), margin: [0, 0, 0, 14] },
      costsTable(document),
      { text: '', margin: [0, 0, 0, 14] },
      note({
        columns: [
          {
            stack: [
              {
                text: t('reminder.pay', { amount: asked, date: until }),
                bold: true,
                fontSize: 11,
                margin: [0, 0, 0, 6],
              },
              {
                table: {
                  body: facts.map(([label = '', value = '']) => [{ text: label, color: colours.muted }, value]),
                },
                layout: 'noBorders',
              },
            ],
            width: '*',
          },
          { svg: code, width: 72 },
        ],
      }),
      { text: t(isConsumer ? 'reminder.consumer' : 'reminder.business', { date: until }), margin: [0, 14, 0, 0] },
      ...(later > 0 && damages === 0
        ? [{ text: t('reminder.later', { amount: amount(later, locale) }), margin: [0, 6, 0, 0] as Margins }]
        : []),
    ],
  })
}
