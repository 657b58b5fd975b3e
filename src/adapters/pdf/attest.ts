import type { Content } from 'pdfmake/interfaces.js'
import type { AttendanceAttestDocument, TrainingLeaveAttestDocument } from '../../domain/documents.ts'
import { formatDate } from '../../domain/format.ts'
import { documentTranslator } from './document-texts.ts'
import { printLetter } from './letter.ts'
import { typed, vatNumber } from './print.ts'

type AttestDocument = Pick<AttendanceAttestDocument, keyof AttendanceAttestDocument & keyof TrainingLeaveAttestDocument>
type Line = [label: string, value: string]

/** Of whom it is and who gives it, as the ministerial order of 8 July 2019 asks; nobody but the participant may know the national number. */
export function attestedLines({ locale, supplier, course }: AttestDocument): Line[] {
  const t = documentTranslator(locale)
  return [
    [t('attest.nationalNumber'), ''],
    [t('common.trainingProvider'), supplier.name],
    [t('attest.enterpriseNumber'), vatNumber(supplier.vat ?? '').replace(/^BE /, '')],
    [t('common.course'), course],
  ]
}

interface AttestLetter {
  /** What is certified beside by whom and of whom. */
  certified?: Record<string, string>
  facts?: Line[]
  body: Content[]
}

/** An attest for Flemish training leave as a letter to the participant; `texts` are those of its kind. */
export function printAttest(
  texts: 'attest' | 'attendance',
  { locale, supplier, issuedOn, number, course, firstName, lastName, floor }: AttestDocument,
  { certified, facts = [], body }: AttestLetter,
) {
  const t = documentTranslator(locale)
  const name = `${firstName} ${lastName}`
  return printLetter({
    locale,
    title: t(`${texts}.title`),
    number,
    subject: t(`${texts}.subject`, { name, course }),
    issuedOn,
    supplier,
    customer: { name },
    customerLabel: t('attest.for'),
    facts: [[t('attest.issuedOn'), formatDate(issuedOn, locale)], [t('common.odbNumber'), number], ...facts],
    floor,
    body: [
      { text: typed(t(`${texts}.certifies`, { supplier: supplier.name, name, ...certified })), margin: [0, 0, 0, 12] },
      ...body,
    ],
  })
}
