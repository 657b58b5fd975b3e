import type { TrainingLeaveAttestDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { attestedLines, printAttest } from './attest.ts'
import { documentTranslator, number as formatted } from './document-texts.ts'
import { note, particulars } from './lines.ts'
import { colours } from './print.ts'

/** What the ministerial order asks for. */
function particularsOf(document: TrainingLeaveAttestDocument) {
  const { locale, firstName, lastName, number, hours, firstDay, lastDay, place, registeredOn } = document
  const t = documentTranslator(locale)
  return particulars([
    [t('common.participant'), `${firstName} ${lastName}`],
    ...attestedLines(document),
    [t('common.odbNumber'), number],
    [t('attest.hours'), formatted(hours, locale)],
    [t('common.firstDay'), formatDate(firstDay, locale)],
    [t('common.lastDay'), formatDate(lastDay, locale)],
    [t('common.place'), place],
    [t('attest.registeredOn'), formatDate(registeredOn, locale)],
  ])
}

/** The attest of registration with which an employee asks their employer for Flemish training leave, on one page. */
export function trainingLeaveAttestPdf(document: TrainingLeaveAttestDocument) {
  const { locale, requestBy, claimBy } = document
  const t = documentTranslator(locale)
  return printAttest('attest', document, {
    body: [
      particularsOf(document),
      note([
        { text: t('attest.request', { date: formatDate(requestBy, locale) }), bold: true },
        { text: t('common.employerClaims', { date: formatDate(claimBy, locale) }), margin: [0, 6, 0, 0] },
        { text: t('attest.help'), color: colours.muted, margin: [0, 6, 0, 0] },
      ]),
    ],
  })
}
