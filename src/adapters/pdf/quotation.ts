import type { QuotationDocument } from '../../domain/documents.ts'
import { day } from './format.ts'
import { letter } from './letter.ts'
import { linesTable, note, totalsTable } from './lines.ts'
import { colours, print } from './print.ts'
import { fill, textsIn } from './texts.ts'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A quotation for a room, or an example of one: marked as such across the page. */
export function quotationPdf(document: QuotationDocument): Promise<Uint8Array> {
  const { locale, number, issuedOn, validUntil, supplier, customer, reference, example } = document
  const t = textsIn(locale)
  const own = t.quotation
  const title = example ? `${own.title} (${own.example.toLowerCase()})` : own.title
  const content = letter({
    ...{ locale, title, number, supplier, customer },
    customerLabel: own.customer,
    facts: [
      [t.invoice.number, number],
      [t.invoice.issuedOn, day(issuedOn, locale)],
      [own.validUntil, day(validUntil, locale)],
      [t.reference, reference],
    ],
    floor: document.floor ?? { seed: document.room, family: 'sky' },
    body: [
      {
        ...stay(document),
        margin: [0, 0, 0, 20],
      },
      linesTable(document),
      totalsTable(document),
      note({ text: example ? own.exampleNote : fill(own.accept, { date: day(validUntil, locale) }), bold: true }),
    ],
  })
  const mark = example && { watermark: { text: own.example, color: colours.accent, opacity: 0.12, font: 'Bricolage' } }
  const about = { title: `${title} ${number}`.trim(), author: supplier.name, language: locale, createdOn: issuedOn }
  return print(about, { ...content, ...mark })
}

/** What is quoted: which room, when, for how many. */
function stay({ locale, room, persons, date, start, end }: QuotationDocument) {
  const t = textsIn(locale).quotation
  const facts = [
    [t.room, room, ''],
    [t.date, capital(day(date, locale, 'long')), fill(t.hours, { start, end })],
    [t.persons, String(persons), ''],
  ]
  return {
    columns: facts.map(([label = '', value = '', more = '']) => ({
      stack: [
        { text: label, color: colours.muted, fontSize: 8.5 },
        { text: value, font: 'Bricolage', fontSize: 13, lineHeight: 1.15 },
        { text: more },
      ],
      width: label === t.persons ? 'auto' : '*',
    })),
    columnGap: 18,
  }
}
