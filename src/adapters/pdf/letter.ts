import type { Column, Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Party, TilePatternSeed } from '../../domain/documents.ts'
import type { Locale } from '../../domain/locales.ts'
import { provider } from '../../domain/provider.ts'
import { familyOf, logoSvg, tilePatternSvg } from '../../domain/tiles.ts'
import { colours, country, documentTranslator, mm, typed, vatNumber } from './print.ts'

export interface Letter {
  locale: Locale
  title: string
  number: string
  supplier: Party
  customer: Party
  /** What stands over the customer's name. */
  customerLabel: string
  /** Label and value, left out where there is none. */
  facts: [label: string, value: string | null][]
  floor: TilePatternSeed
  body: Content[]
}

/** Fixed, as what was typed may be wider than either half: millimetres for the facts, the rest in the units of a PDF. */
const [factsAcross, labelAcross, gap] = [78, 70, 20]

/** An A4 is 21 centimetres wide: 21 whole tiles. */
const tilesAcross = 21
const strip = ({ seed, family }: TilePatternSeed): Content => ({
  svg: tilePatternSvg({ seed, family: familyOf(family), columns: tilesAcross, rows: 1 }),
  width: mm(210),
  absolutePosition: { x: 0, y: 0 },
})

const muted = (text: string, more: object = {}): Content => ({ text, color: colours.muted, fontSize: 8.5, ...more })

const placeOf = ({ zip, city }: Party) => [zip, city].filter(Boolean).join(' ')

function partyLines(party: Party, locale: Locale): string[] {
  const vat = party.vat && documentTranslator(locale)('vatNumber', { number: vatNumber(party.vat) })
  return [party.address, placeOf(party), country(party.country, locale), vat].flatMap((line) => (line ? [line] : []))
}

const masthead = ({ supplier, locale }: Letter): Content => ({
  columns: [
    { svg: logoSvg(), width: 30 },
    { text: supplier.name, font: 'Bricolage', fontSize: 17, margin: [8, 3, 0, 0], width: '*' },
    {
      stack: [...partyLines(supplier, locale), provider.phone, supplier.email ?? ''].map((line) =>
        muted(line, { alignment: 'right' }),
      ),
      width: 'auto',
    },
  ],
  margin: [0, 0, 0, 26],
})

const customerBlock = ({ customer, customerLabel, locale }: Letter): Column => ({
  stack: [
    muted(customerLabel, { margin: [0, 0, 0, 3] }),
    { text: typed(customer.name), bold: true, fontSize: 11 },
    ...partyLines(customer, locale).map((line): Content => ({ text: typed(line) })),
  ],
  width: mm(170 - factsAcross) - gap,
})

const factsBlock = ({ facts }: Letter): Column => ({
  table: {
    widths: [labelAcross, mm(factsAcross) - labelAcross - 14],
    body: facts.flatMap(([label, value]) =>
      value ? [[muted(label, { margin: [0, 1, 0, 0] }), { text: typed(value) }]] : [],
    ),
  },
  layout: {
    hLineWidth: () => 0,
    vLineWidth: () => 0,
    paddingLeft: (column) => (column === 0 ? 0 : 14),
    paddingRight: () => 0,
    paddingTop: () => 0,
    paddingBottom: () => 3,
  },
  width: mm(factsAcross),
})

const footer = ({ supplier, locale }: Letter, page: number, pages: number): Content => {
  const vat = supplier.vat && documentTranslator(locale)('vatNumber', { number: vatNumber(supplier.vat) })
  const line = [supplier.name, vat, provider.register[locale], provider.iban, supplier.email]
    .filter(Boolean)
    .join('  ·  ')
  return {
    columns: [
      muted(line, { width: '*', fontSize: 7.5 }),
      muted(documentTranslator(locale)('page', { page, pages }), { width: 'auto', fontSize: 7.5 }),
    ],
    margin: [mm(20), mm(10), mm(20), 0],
  }
}

/** The house's letter: tiles on top, who writes to whom, what it is about, and on every page where one is. */
export const letter = (content: Letter): Pick<TDocumentDefinitions, 'content'> & Partial<TDocumentDefinitions> => ({
  pageSize: 'A4',
  pageMargins: [mm(20), mm(24), mm(20), mm(24)],
  background: () => strip(content.floor),
  header: (page) => (page === 1 ? '' : muted(`${content.title} ${content.number}`, { margin: [mm(20), mm(15), 0, 0] })),
  footer: (page, pages) => footer(content, page, pages),
  content: [
    masthead(content),
    { text: content.title, font: 'Bricolage', fontSize: 28, lineHeight: 1.05, margin: [0, 0, 0, 14] },
    { columns: [customerBlock(content), factsBlock(content)], columnGap: gap, margin: [0, 0, 0, 22] },
    ...content.body,
  ],
})
