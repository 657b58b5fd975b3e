import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { halfDays } from '../../domain/bookings.ts'
import type { AttendanceAttestDocument, AttestedHalf } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { attestedLines, printAttest } from './attest.ts'
import { documentTranslator, number as formatted, type TranslateDocument } from './document-texts.ts'
import { heading, longTable, particulars, right } from './lines.ts'
import { colours } from './print.ts'

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
  const { locale, place, hours, attended } = document
  const t = documentTranslator(locale)
  return printAttest('attendance', document, {
    certified: { attended: formatted(attended, locale), hours: formatted(hours, locale) },
    facts: [[t('common.place'), place]],
    body: [
      particulars(attestedLines(document)),
      daysTable(document),
      { text: `${t('attendance.hoursText')} ${t('attest.help')}`, color: colours.muted, fontSize: 8.5 },
    ],
  })
}
