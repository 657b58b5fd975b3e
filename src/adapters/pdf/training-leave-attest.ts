import type { Content, TableCell } from 'pdfmake/interfaces.js'
import type { TrainingLeaveAttestDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { documentTranslator, number as formatted } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { note } from './lines.ts'
import { colours, columnsApart, typed, vatNumber } from './print.ts'

const labelWidth = 170

const row = (label: string, value: string): TableCell[] => [
  { text: label, color: colours.muted, fontSize: 8.5, margin: [0, 1, 0, 0] },
  { text: typed(value), bold: true },
]

/** What the ministerial order of 8 July 2019 asks for; nobody but the participant may know the national number. */
const particulars = (document: TrainingLeaveAttestDocument): Content => {
  const { locale, supplier, firstDay, lastDay } = document
  const t = documentTranslator(locale)
  return {
    table: {
      dontBreakRows: true,
      widths: [labelWidth, '*'],
      body: [
        row(t('common.participant'), `${document.firstName} ${document.lastName}`),
        row(t('attest.nationalNumber'), ''),
        row(t('common.trainingProvider'), supplier.name),
        row(t('attest.enterpriseNumber'), vatNumber(supplier.vat ?? '').replace(/^BE /, '')),
        row(t('common.course'), document.course),
        row(t('common.odbNumber'), document.number),
        row(t('attest.hours'), formatted(document.hours, locale)),
        row(t('common.firstDay'), formatDate(firstDay, locale)),
        row(t('common.lastDay'), formatDate(lastDay, locale)),
        row(t('common.place'), document.place),
        row(t('attest.registeredOn'), formatDate(document.registeredOn, locale)),
      ],
    },
    layout: {
      ...columnsApart(12, 6, 6),
      hLineWidth: (index) => (index === 0 ? 0 : 0.5),
      hLineColor: () => colours.line,
    },
    margin: [0, 0, 0, 20],
  }
}

/** The attest of registration with which an employee asks their employer for Flemish training leave, on one page. */
export function trainingLeaveAttestPdf(document: TrainingLeaveAttestDocument) {
  const { locale, supplier, issuedOn, number, firstName, lastName } = document
  const t = documentTranslator(locale)
  const name = `${firstName} ${lastName}`
  return printLetter({
    locale,
    title: t('attest.title'),
    number,
    subject: t('attest.subject', { name, course: document.course }),
    issuedOn,
    supplier,
    customer: { name },
    customerLabel: t('attest.for'),
    facts: [
      [t('attest.issuedOn'), formatDate(issuedOn, locale)],
      [t('common.odbNumber'), number],
    ],
    floor: document.floor,
    body: [
      { text: typed(t('attest.certifies', { supplier: supplier.name, name })), margin: [0, 0, 0, 12] },
      particulars(document),
      note([
        { text: t('attest.request', { date: formatDate(document.requestBy, locale) }), bold: true },
        { text: t('common.employerClaims', { date: formatDate(document.claimBy, locale) }), margin: [0, 6, 0, 0] },
        { text: t('attest.help'), color: colours.muted, margin: [0, 6, 0, 0] },
      ]),
    ],
  })
}
