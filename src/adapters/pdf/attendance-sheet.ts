import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { AttendanceSheetDocument } from '../../domain/documents.ts'
import { formatDate, formatDayMonth } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import { documentTranslator } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { colours, typed } from './print.ts'

/** As many days as have room for a signature side by side. */
const daysAcross = 5
/** What a signature needs, in the units of a PDF. */
const rowHeight = 30

const heading = (text: string): TableCell => ({ text, color: colours.muted, fontSize: 8.5 })

/** A row a participant, a box to sign a day. */
function signatures({ locale, participants }: AttendanceSheetDocument, days: readonly string[]): Content {
  const t = documentTranslator(locale)
  const head = [heading(t('common.participant')), ...days.map((day) => heading(formatDayMonth(day, locale)))]
  const rows = participants.map(({ name, customer }): TableCell[] => [
    {
      stack: [
        { text: typed(name), bold: true },
        { text: typed(customer), color: colours.muted, fontSize: 8.5 },
      ],
    },
    ...days.map(() => ''),
  ])
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [170, ...days.map(() => '*')],
      heights: (row) => (row === 0 ? 'auto' : rowHeight),
      body: [head, ...rows],
    },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => colours.line,
      vLineColor: () => colours.line,
    },
    margin: [0, 0, 0, 20],
  }
}

const inGroups = (days: readonly string[]): string[][] =>
  days.length === 0 ? [] : [days.slice(0, daysAcross), ...inGroups(days.slice(daysAcross))]

/** The list that participants sign, a column a day of the session. */
export function attendanceSheetPdf(document: AttendanceSheetDocument) {
  const { locale, supplier, course, days, trainer, place, issuedOn } = document
  const t = documentTranslator(locale)
  return printLetter({
    locale,
    title: t('sheet.title'),
    number: '',
    subject: t('sheet.subject', { course, date: formatDate(days[0] ?? '', locale) }),
    issuedOn,
    supplier,
    customer: { name: course },
    customerLabel: t('common.course'),
    facts: [
      [t('common.when'), formatDays(days, locale)],
      [t('common.place'), place],
      [t('sheet.trainer'), trainer],
    ],
    floor: document.floor,
    body: [...inGroups(days).map((group) => signatures(document, group)), { text: t('sheet.signature') }],
  })
}
