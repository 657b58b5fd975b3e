import type { Content } from 'pdfmake/interfaces.js'
import type { QuotationDocument } from '../../domain/documents.ts'
import { formatClock, formatDate, formatFullDate } from '../../domain/format.ts'
import { keepTogether } from '../../domain/format-days.ts'
import { documentTranslator, number as formatted } from './document-texts.ts'
import { closingLines, printLetter } from './letter.ts'
import { linesTable, note, totalsTable } from './lines.ts'
import { colours } from './print.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A quotation for a room, or an example of one: marked as such across the page. */
export function quotationPdf(document: QuotationDocument) {
  const { locale, number, issuedOn, validUntil, supplier, customer, reference, example } = document
  const t = documentTranslator(locale)
  return printLetter({
    locale,
    title: example ? `${t('quotation.title')} (${t('quotation.example').toLowerCase()})` : t('quotation.title'),
    number,
    issuedOn,
    supplier,
    customer,
    customerLabel: t('quotation.customer'),
    facts: [
      [t('common.number'), number],
      [t('common.date'), formatDate(issuedOn, locale)],
      [t('quotation.validUntil'), formatDate(validUntil, locale)],
      [t('fields.customerRef'), reference],
    ],
    floor: document.floor ?? { seed: document.room, family: 'sky' },
    ...(example && { mark: t('quotation.example') }),
    body: [
      stay(document),
      linesTable(document),
      totalsTable(document),
      note({
        text: example
          ? t('quotation.exampleNote')
          : keepTogether(t('quotation.accept', { date: formatDate(validUntil, locale) })),
        bold: true,
      }),
      ...closingLines(supplier.terms),
    ],
  })
}

/** What is quoted: which room, when, for how many. */
function stay({ locale, room, persons, date, start, end }: QuotationDocument): Content {
  const t = documentTranslator(locale)
  const facts = [
    [t('common.room'), room, ''],
    [
      t('common.when'),
      capital(formatFullDate(date, locale)),
      t('common.hoursFromTo', { start: formatClock(start, locale), end: formatClock(end, locale) }),
    ],
    [t('common.persons'), formatted(persons, locale), ''],
  ]
  return {
    columns: facts.map(([label = '', value = '', more = '']) => ({
      stack: [
        { text: label, color: colours.muted, fontSize: 8.5 },
        { text: value, font: 'Bricolage', fontSize: 13, lineHeight: 1.15 },
        { text: more },
      ],
      width: label === t('common.persons') ? 'auto' : '*',
    })),
    columnGap: 18,
    margin: [0, 0, 0, 20],
  }
}
