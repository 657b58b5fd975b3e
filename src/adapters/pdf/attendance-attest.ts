import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { halfDays } from '../../domain/bookings.ts'
import type { AttendanceAttestDocument, AttestedHalf } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { documentTranslator, number as formatted, type TranslateDocument } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { heading, longTable, particulars, right } from './lines.ts'
import { colours, typed, vatNumber } from './print.ts'

function signedText({ signedBy }: AttestedHalf, t: TranslateDocument): string | null {
  if (signedBy.length === 2) return t('attendance.signedByBoth')
  const [by] = signedBy
  return by ? t(`attendance.signedBy.${by}`) : null
}

/** Whether somebody was there, and under it who signed that. */
function halfCell(half: AttestedHalf | undefined, t: TranslateDocument): TableCell {
  if (!half) return { text: t('attendance.noLesson'), color: colours.muted }
  const signed = signedText(half, t)
  return {
    stack: [
      { text: t(half.present ? 'attendance.present' : 'attendance.absent'), bold: half.present },
      ...(signed ? [{ text: signed, color: colours.muted, fontSize: 8.5 }] : []),
    ],
  }
}

/** A row a day, and the sum of their hours. */
function daysTable({ locale, days, hours, attended }: AttendanceAttestDocument): Content {
  const t = documentTranslator(locale)
  const head: TableCell[] = [
    { text: t('common.day'), ...heading },
    ...halfDays.map((half): TableCell => ({ text: t(`attendance.halves.${half}`), ...heading })),
    right(t('common.contactHours'), heading),
    right(t('attendance.attended'), heading),
  ]
  const rows = days.map((one): TableCell[] => [
    { text: formatDate(one.day, locale), noWrap: true },
    ...halfDays.map((half) => halfCell(one.halves[half], t)),
    right(formatted(one.hours, locale)),
    right(formatted(one.attended, locale)),
  ])
  const sum: TableCell[] = [
    { text: t('common.total'), bold: true },
    '',
    '',
    right(formatted(hours, locale), { bold: true }),
    right(formatted(attended, locale), { bold: true }),
  ]
  return { stack: [longTable(head, [...rows, sum], ['auto', '*', '*', 'auto', 'auto'])], margin: [0, 0, 0, 12] }
}

/** The attest of attendance of a participant, for Flemish training leave. */
export function attendanceAttestPdf(document: AttendanceAttestDocument) {
  const { locale, supplier, issuedOn, number, course, place, hours, attended } = document
  const t = documentTranslator(locale)
  const name = `${document.firstName} ${document.lastName}`
  const of = { supplier: supplier.name, name, attended: formatted(attended, locale), hours: formatted(hours, locale) }
  return printLetter({
    locale,
    title: t('attendance.title'),
    number,
    subject: t('attendance.subject', { name, course }),
    issuedOn,
    supplier,
    customer: { name },
    customerLabel: t('attest.for'),
    facts: [
      [t('attest.issuedOn'), formatDate(issuedOn, locale)],
      [t('common.odbNumber'), number],
      [t('common.place'), place],
    ],
    floor: document.floor,
    body: [
      { text: typed(t('attendance.certifies', of)), margin: [0, 0, 0, 12] },
      particulars([
        [t('attest.nationalNumber'), ''],
        [t('common.trainingProvider'), supplier.name],
        [t('attest.enterpriseNumber'), vatNumber(supplier.vat ?? '').replace(/^BE /, '')],
        [t('common.course'), course],
      ]),
      daysTable(document),
      { text: `${t('attendance.hoursText')} ${t('attest.help')}`, color: colours.muted, fontSize: 8.5 },
    ],
  })
}
