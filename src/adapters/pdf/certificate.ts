import type { Content } from 'pdfmake/interfaces.js'
import type { CertificateDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import { familyOf, logoSvg, tilePatternSvg } from '../../domain/tiles.ts'
import { documentTranslator, number } from './document-texts.ts'
import { colours, mm, print, qrCode, typed } from './print.ts'

/** An A4 on its side; the floor is five tiles by fourteen, exactly its height. */
const [width, height] = [mm(297), mm(210)]
const [columns, rows] = [5, 14]
const tile = height / rows
const margin = mm(20)
const left = columns * tile + margin

function floor({ floor: own, code }: CertificateDocument): Content {
  const { seed, family } = own ?? { seed: code, family: 'terra' }
  return {
    svg: tilePatternSvg({ seed, family: familyOf(family), columns, rows }),
    width: columns * tile,
    absolutePosition: { x: 0, y: 0 },
  }
}

/** The largest size at which a text of that length leaves room for the rest of the page. */
const sizeFor = (text: string, sizes: readonly [length: number, size: number][]): number =>
  sizes.find(([length]) => text.length <= length)?.[1] ?? 10.5

const display = (text: string, fontSize: number, more: object = {}): Content => ({
  text: typed(text),
  font: 'Bricolage',
  fontSize,
  lineHeight: 1.08,
  ...more,
})

const quiet = (text: string, more: object = {}): Content => ({ text: typed(text), color: colours.muted, ...more })

function birth({ dateOfBirth, birthPlace, locale }: CertificateDocument): string {
  const t = documentTranslator(locale)
  const date = dateOfBirth ? formatDate(dateOfBirth, locale) : ''
  const place = birthPlace ?? ''
  if (date && place) return t('certificate.born', { date, place })
  if (date) return t('certificate.bornOn', { date })
  return place && t('certificate.bornIn', { place })
}

function factsOf(document: CertificateDocument): [string, string][] {
  const { locale, duration, firstDay, lastDay, days, issuedOn } = document
  const t = documentTranslator(locale)
  const [first, last] = [formatDate(firstDay, locale), formatDate(lastDay, locale)]
  const firstAndLast = t('common.daysFromTo', { first, last })
  return [
    [t('common.duration'), t('common.inHours', { hours: number(duration, locale) })],
    first === last
      ? [t('certificate.day'), first]
      : [t('certificate.days'), days ? formatDays(days, locale) : firstAndLast],
    [t('common.issuedOn'), formatDate(issuedOn, locale)],
  ]
}

const facts = (document: CertificateDocument): Content => ({
  columns: factsOf(document).map(([label, value]) => ({
    stack: [quiet(label, { fontSize: 9 }), { text: value, bold: true, fontSize: 11 }],
    width: 'auto',
  })),
  columnGap: 30,
})

async function verification({ code, locale }: CertificateDocument, verifyUrl: string): Promise<Content> {
  const t = documentTranslator(locale)
  const address = verifyUrl.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')
  return {
    columns: [
      { svg: await qrCode(verifyUrl), width: 70, link: verifyUrl },
      {
        stack: [
          quiet(t('common.code'), { fontSize: 9 }),
          { text: code, bold: true, fontSize: 13, characterSpacing: 0.6 },
          quiet(t('certificate.verify', { address }), { fontSize: 9, margin: [0, 4, 0, 0] }),
        ],
        margin: [16, 6, 0, 0],
      },
    ],
    absolutePosition: { x: left, y: height - margin - 70 },
  }
}

/** A certificate on one page; `verifyUrl` is where its QR code leads. */
export async function certificatePdf(
  document: CertificateDocument,
  verifyUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, course, supplier } = document
  const t = documentTranslator(locale)
  const name = `${document.firstName} ${document.lastName}`
  const about = { title: t('certificate.subject', { name, course }), author: supplier, language: locale }
  return print(
    { ...about, createdOn: document.issuedOn },
    {
      pageSize: { width, height },
      pageMargins: [left, margin, margin, 0],
      background: () => floor(document),
      content: [
        {
          columns: [
            { svg: logoSvg(), width: 30 },
            { text: supplier, font: 'Bricolage', fontSize: 17, margin: [8, 3, 0, 0] },
          ],
          margin: [0, 0, 0, 26],
        },
        display(t('certificate.title'), 40, { color: colours.accent, margin: [0, 0, 0, 14] }),
        quiet(t('certificate.certifies', { supplier }), { fontSize: 11 }),
        display(
          name,
          sizeFor(name, [
            [24, 30],
            [44, 24],
            [80, 18],
            [120, 13],
          ]),
          { margin: [0, 4, 0, 2] },
        ),
        quiet(birth(document), { fontSize: 11 }),
        quiet(t('certificate.followed'), { fontSize: 11, margin: [0, 16, 0, 4] }),
        display(
          course,
          sizeFor(course, [
            [60, 21],
            [110, 17],
            [150, 13],
          ]),
          { margin: [0, 0, 0, 20] },
        ),
        facts(document),
        await verification(document, verifyUrl),
      ],
    },
  )
}
