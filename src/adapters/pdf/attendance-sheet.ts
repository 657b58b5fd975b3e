import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { AttendanceSheetDocument } from '../../domain/documents.ts'
import { formatDate, formatDayMonth, formatTime } from '../../domain/format.ts'
import { formatDays } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'
import { documentTranslator } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { colours, typed } from './print.ts'

/** As many half days as have room for a signature side by side: three whole days. */
const halvesAcross = 6
/** What a signature needs, in the units of a PDF. */
const rowHeight = 30

/** '9.00–12.30', as short as a column is narrow. */
const hours = (start: string, end: string, locale: Locale) => `${formatTime(start, locale)}–${formatTime(end, locale)}`

const heading = (text: string): TableCell => ({ text, color: colours.muted, fontSize: 8.5 })

type Halves = AttendanceSheetDocument['halves']

/** A row a participant, a box to sign half a day. */
function signatures({ locale, participants }: AttendanceSheetDocument, halves: Halves): Content {
  const t = documentTranslator(locale)
  const when = ({ day, start, end }: Halves[number]) => `${formatDayMonth(day, locale)}\n${hours(start, end, locale)}`
  const head = [heading(t('common.participant')), ...halves.map((half) => heading(when(half)))]
  const rows = participants.map(({ name, customer }): TableCell[] => [
    {
      stack: [
        { text: typed(name), bold: true },
        { text: typed(customer), color: colours.muted, fontSize: 8.5 },
      ],
    },
    ...halves.map(() => ''),
  ])
  return {
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: [150, ...halves.map(() => '*')],
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

const inGroups = (halves: Halves): Halves[] =>
  halves.length === 0 ? [] : [halves.slice(0, halvesAcross), ...inGroups(halves.slice(halvesAcross))]

/** The list that participants sign, a column half a day of the session. */
export function attendanceSheetPdf(document: AttendanceSheetDocument) {
  const { locale, supplier, course, halves, trainer, place, issuedOn } = document
  const days = [...new Set(halves.map(({ day }) => day))]
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
    body: [...inGroups(halves).map((group) => signatures(document, group)), { text: t('sheet.signature') }],
  })
}
