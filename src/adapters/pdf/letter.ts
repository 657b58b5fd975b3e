import type { Column, Content } from 'pdfmake/interfaces.js'
import type { Party, Supplier, TilePatternSeed } from '../../domain/documents.ts'
import type { Locale } from '../../domain/locales.ts'
import { familyOf, logoSvg, tilePatternSvg } from '../../domain/tiles.ts'
import { documentTranslator } from './document-texts.ts'
import { colours, columnsApart, country, mm, print, typed, vatNumber } from './print.ts'

interface Letter {
  locale: Locale
  title: string
  number: string
  /** What the file says that it is, in place of title and number. */
  subject?: string
  issuedOn: string
  supplier: Supplier
  customer: Pick<Party, 'name'> & Partial<Party>
  /** What stands over the customer's name. */
  customerLabel: string
  /** Label and value, left out where there is none. */
  facts: [label: string, value: string | null][]
  floor: TilePatternSeed
  /** Across the page. */
  mark?: string
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

const placeOf = ({ zip, city }: Partial<Party>) => [zip, city].filter(Boolean).join(' ')

function partyLines(party: Partial<Party>, locale: Locale): string[] {
  const vat = party.vat && documentTranslator(locale)('vatNumber', { number: vatNumber(party.vat) })
  return [party.address, placeOf(party), country(party.country ?? null, locale), vat].flatMap((line) =>
    line ? [line] : [],
  )
}

const masthead = ({ supplier, locale }: Letter): Content => ({
  columns: [
    { svg: logoSvg(), width: 30 },
    { text: supplier.name, font: 'Bricolage', fontSize: 17, margin: [8, 3, 0, 0], width: '*' },
    {
      stack: [...partyLines(supplier, locale), supplier.phone, supplier.email ?? ''].map((line) =>
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
  layout: { ...columnsApart(14, 0, 3), hLineWidth: () => 0 },
  width: mm(factsAcross),
})

const footer = ({ supplier, locale }: Letter, page: number, pages: number): Content => {
  const vat = supplier.vat && documentTranslator(locale)('vatNumber', { number: vatNumber(supplier.vat) })
  const line = [supplier.name, vat, supplier.register, supplier.iban, supplier.email].filter(Boolean).join('  ·  ')
  return {
    columns: [
      muted(line, { width: '*', fontSize: 7.5 }),
      muted(documentTranslator(locale)('page', { page, pages }), { width: 'auto', fontSize: 7.5 }),
    ],
    margin: [mm(20), mm(10), mm(20), 0],
  }
}

/** What the provider says at the end of its papers, where it says something. */
export const closingLines = (...lines: (string | null | undefined)[]): Content[] =>
  lines.flatMap((line) => (line ? [muted(line, { margin: [0, 10, 0, 0] })] : []))

/** The house's letter: tiles on top, who writes to whom, what it is about, and on every page where one is. */
export function printLetter(letter: Letter) {
  const { title, number, supplier, locale, issuedOn, mark } = letter
  const named = `${title} ${number}`
  const about = { title: letter.subject ?? named.trim(), author: supplier.name, language: locale, createdOn: issuedOn }
  return print(about, {
    pageSize: 'A4',
    pageMargins: [mm(20), mm(24), mm(20), mm(24)],
    background: () => strip(letter.floor),
    header: (page) => (page === 1 ? '' : muted(named, { margin: [mm(20), mm(15), 0, 0] })),
    footer: (page, pages) => footer(letter, page, pages),
    content: [
      masthead(letter),
      { text: title, font: 'Bricolage', fontSize: 28, lineHeight: 1.05, margin: [0, 0, 0, 14] },
      { columns: [customerBlock(letter), factsBlock(letter)], columnGap: gap, margin: [0, 0, 0, 22] },
      ...letter.body,
    ],
    ...(mark && { watermark: { text: mark, color: colours.accent, opacity: 0.12, font: 'Bricolage' } }),
  })
}
