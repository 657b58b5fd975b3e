import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { DocumentLine, Totals } from '../../domain/documents.ts'
import type { Locale } from '../../domain/locales.ts'
import { vatPerRate } from '../../domain/vat.ts'
import { amount, documentTranslator, number, percent } from './document-texts.ts'
import { colours, columnsApart, typed } from './print.ts'

interface Priced extends Totals {
  locale: Locale
  lines: DocumentLine[]
}

export const right = (text: string, more: object = {}): TableCell => ({
  text,
  alignment: 'right',
  noWrap: true,
  fontFeatures: ['tnum'],
  ...more,
})

export const heading = { color: colours.muted, fontSize: 8.5 }

const row = (line: DocumentLine, locale: Locale): TableCell[] => [
  { text: typed(line.description) },
  right(number(line.quantity, locale)),
  right(amount(line.unitPrice, locale)),
  right(percent(line.vatRate, locale)),
  right(amount(line.amount, locale)),
]

/** A table of which the head stands on every page again, and no line is torn in two. */
export const longTable = (head: TableCell[], rows: TableCell[][], widths: string[]): Content => ({
  table: { headerRows: 1, dontBreakRows: true, keepWithHeaderRows: 1, widths, body: [head, ...rows] },
  layout: {
    ...columnsApart(12, 5, 5),
    hLineWidth: (index) => (index === 0 ? 0 : index === 1 ? 1 : 0.5),
    hLineColor: (index) => (index === 1 ? colours.ink : colours.line),
  },
})

/** The lines, with what each comes to. */
export const linesTable = ({ lines, locale }: Priced): Content => {
  const t = documentTranslator(locale)
  const head: TableCell[] = [
    { text: t('common.description'), ...heading },
    ...[t('common.quantity'), t('common.price'), t('common.vat'), t('common.amount')].map((text) =>
      right(text, heading),
    ),
  ]
  const widths = ['*', 'auto', 'auto', 'auto', 'auto']
  return longTable(
    head,
    lines.map((line) => row(line, locale)),
    widths,
  )
}

/** What the lines make: without VAT, the VAT of each rate with what it is on, and all together. */
export const totalsTable = ({ lines, locale, net, vat: whole, total }: Priced): Content => {
  const t = documentTranslator(locale)
  const rates = vatPerRate(lines, whole).map(({ rate, net, vat }) => [
    right(t('common.vatOnNet', { rate: number(rate, locale), net: amount(net, locale) })),
    right(amount(vat, locale)),
  ])
  const sum = { bold: true, fontSize: 12 }
  return {
    columns: [
      { text: '', width: '*' },
      {
        width: 'auto',
        table: {
          body: [
            [right(t('net')), right(amount(net, locale))],
            ...rates,
            [right(t('common.total'), sum), right(amount(total, locale), sum)],
          ],
        },
        layout: {
          ...columnsApart(18, 4, 3),
          hLineWidth: (index, { table }) => (index === table.body.length - 1 ? 1 : 0),
          hLineColor: () => colours.ink,
        },
      },
    ],
    unbreakable: true,
    margin: [0, 6, 0, 20],
  }
}

/** Label and value of each line, under each other. */
export const particulars = (lines: readonly (readonly [label: string, value: string])[]): Content => ({
  table: {
    dontBreakRows: true,
    widths: [170, '*'],
    body: lines.map(([label, value]): TableCell[] => [
      { text: label, ...heading, margin: [0, 1, 0, 0] },
      { text: typed(value), bold: true },
    ]),
  },
  layout: {
    ...columnsApart(12, 6, 6),
    hLineWidth: (index) => (index === 0 ? 0 : 0.5),
    hLineColor: () => colours.line,
  },
  margin: [0, 0, 0, 20],
})

/** Something that must be seen: on sand, never torn in two. */
export const note = (content: Content): Content => ({
  table: { widths: ['*'], body: [[content]] },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    fillColor: () => colours.sand,
    paddingLeft: () => 14,
    paddingRight: () => 14,
    paddingTop: () => 12,
    paddingBottom: () => 12,
  },
  unbreakable: true,
})
