import { createRequire } from 'node:module'
import pdfmake from 'pdfmake'
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { toString as draw } from 'qrcode'
import { languageTags } from '../../domain/format.ts'
import { keepTogether } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'

/** 'BE0999567875' as 'BE 0999.567.875'; any other number as it is. */
export const vatNumber = (vat: string): string => vat.replace(/^BE(\d{4})(\d{3})(\d{3})$/, 'BE $1.$2.$3')

const inCountry = (locale: Locale) => new Intl.DisplayNames([languageTags[locale]], { type: 'region' })

/** The name of a country given as a code; Belgium needs none. */
export function country(code: string | null, locale: Locale): string | null {
  if (!code || code === 'BE') return null
  return /^[A-Z]{2}$/.test(code) ? (inCountry(locale).of(code) ?? code) : code
}

/** A QR code as an SVG without a margin of its own. */
export const qrCode = (text: string): Promise<string> =>
  draw(text, { type: 'svg', margin: 0, errorCorrectionLevel: 'M', color: { dark: '#10302f', light: '#ffffff00' } })

/** What a bank's app reads from an invoice to fill in a transfer (EPC069-12); the amount in cents. */
export const transferCode = (payee: { name: string; iban: string }, amount: number, message: string): Promise<string> =>
  qrCode(
    [
      'BCD',
      '002',
      '1',
      'SCT',
      '',
      payee.name,
      payee.iban.replaceAll(' ', ''),
      `EUR${(amount / 100).toFixed(2)}`,
      '',
      '',
      message,
    ].join('\n'),
  )

const { resolve } = createRequire(import.meta.url)
const instrument = (weight: string) =>
  resolve(`@expo-google-fonts/instrument-sans/${weight}/InstrumentSans_${weight}.ttf`)
const bricolage = resolve('@expo-google-fonts/bricolage-grotesque/600SemiBold/BricolageGrotesque_600SemiBold.ttf')
const roboto = (style: string) => resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`)

/** The site's two fonts, and one for the letters they lack. */
const fonts = {
  Instrument: { normal: instrument('400Regular'), bold: instrument('600SemiBold') },
  Bricolage: { normal: bricolage, bold: bricolage },
  Roboto: { normal: roboto('Regular'), bold: roboto('Medium') },
}
const fontFiles = new Set(Object.values(fonts).flatMap(({ normal, bold }) => [normal, bold]))

pdfmake.setFonts(fonts)
pdfmake.setUrlAccessPolicy(() => false)
pdfmake.setLocalAccessPolicy((path) => fontFiles.has(path))

const millimetre = 72 / 25.4

/** Millimetres in the units of a PDF. */
export const mm = (length: number): number => length * millimetre

export const colours = {
  ink: '#10302f',
  muted: '#4d6260',
  line: '#d9cfbd',
  sand: '#f7f1e6',
  accent: '#b5431f',
}

/** A table that ends flush with the text beside it, with space between its columns and around its rows. */
export const columnsApart = (between: number, above: number, below: number) => ({
  vLineWidth: () => 0,
  paddingLeft: (column: number) => (column === 0 ? 0 : between),
  paddingRight: () => 0,
  paddingTop: () => above,
  paddingBottom: () => below,
})

const otherLetters = /([\p{Script=Greek}\p{Script=Cyrillic}]+(?:[\s-]+[\p{Script=Greek}\p{Script=Cyrillic}]+)*)/u

/** A word that fits no column: left whole, it would push what stands beside it off the page. */
const endlessWord = /([^\s-]{45,})/

const breakable = (text: string): Content[] =>
  text.split(endlessWord).map((run, index) => (index % 2 === 1 ? { text: run, wordBreak: 'break-all' } : run))

/** Text that somebody typed, in a font that has its letters, in lines that end. */
export function typed(text: string): Content[] {
  const runs = keepTogether(text).split(otherLetters)
  return runs.flatMap((run, index) => (index % 2 === 1 ? { text: run, font: 'Roboto' } : breakable(run)))
}

/** The bytes of a PDF that says its title and language. */
export async function print(
  about: { title: string; author: string; language: string; createdOn: string },
  definition: Omit<TDocumentDefinitions, 'info' | 'language' | 'defaultStyle' | 'images'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, author, language, createdOn } = about
  const pdf = pdfmake.createPdf({
    ...definition,
    info: { title, author, creator: author, producer: author, creationDate: new Date(createdOn) },
    language,
    displayTitle: true,
    version: '1.7',
    defaultStyle: { font: 'Instrument', fontSize: 9.5, lineHeight: 1.25, color: colours.ink },
  })
  return new Uint8Array(await pdf.getBuffer())
}
