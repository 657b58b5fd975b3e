import type { TrainingLeaveAttestDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { documentTranslator, number as formatted } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { note, particulars } from './lines.ts'
import { colours, typed, vatNumber } from './print.ts'

/** What the ministerial order of 8 July 2019 asks for; nobody but the participant may know the national number. */
function particularsOf(document: TrainingLeaveAttestDocument) {
  const { locale, supplier, firstDay, lastDay } = document
  const t = documentTranslator(locale)
  return particulars([
    [t('common.participant'), `${document.firstName} ${document.lastName}`],
    [t('attest.nationalNumber'), ''],
    [t('common.trainingProvider'), supplier.name],
    [t('attest.enterpriseNumber'), vatNumber(supplier.vat ?? '').replace(/^BE /, '')],
    [t('common.course'), document.course],
    [t('common.odbNumber'), document.number],
    [t('attest.hours'), formatted(document.hours, locale)],
    [t('common.firstDay'), formatDate(firstDay, locale)],
    [t('common.lastDay'), formatDate(lastDay, locale)],
    [t('common.place'), document.place],
    [t('attest.registeredOn'), formatDate(document.registeredOn, locale)],
  ])
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
      particularsOf(document),
      note([
        { text: t('attest.request', { date: formatDate(document.requestBy, locale) }), bold: true },
        { text: t('common.employerClaims', { date: formatDate(document.claimBy, locale) }), margin: [0, 6, 0, 0] },
        { text: t('attest.help'), color: colours.muted, margin: [0, 6, 0, 0] },
      ]),
    ],
  })
}
