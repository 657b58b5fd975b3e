import { exampleMails, type MailData } from '../../src/domain/mails.ts'

const customer = 'Brouwerij <Hop>'
const reason = 'Trop <cher>\nMerci'

/** Letters that HTML and mail headers are hurt by, in the place of what an example tells under that name. */
const hurtful: Record<string, unknown> = {
  url: 'https://leerplein.test/somewhere?a=1&b=2',
  firstName: 'Zoë',
  course: 'Excel <i>& Co</i>',
  location: "Plein '12'",
  participants: ['Zoë <b>', 'Łukasz "Q"'],
  room: 'Zaal & 1',
  facilities: 'pc <1>',
  customerRef: 'PO <7>',
  notes: 'Zonder <noten>\n& graag vroeg',
  documents: 'Over <ons>, Banner',
  colleague: 'Jan <P>',
  applicant: 'Eva <Q>',
  subject: 'Excel <i>',
  ...{ customer, organisation: customer, invitedBy: customer, name: customer },
  ...{ reason, message: reason },
}

/** The same for one kind of mail alone. */
const ofKind: { [Kind in MailData['kind']]?: Record<string, unknown> } = {
  'contact-message': { subject: 'Hop\r\nBcc: x@y.test', phone: '' },
  'contact-receipt': { firstName: '{{email}}' },
  'contact-answer': { heading: 'Excel <i>\r\nBcc: x@y.test', written: 'Excel <b>\n& Co\n\nWord', asked: reason },
  'desk-message': { heading: 'Excel <i>\r\nBcc: x@y.test', written: 'Excel <b>\n& Co\n\nWord' },
}

/** A mail of every kind, and of those that read otherwise by what they tell. */
export const samples = exampleMails.map(({ kind, values }) => {
  const hurt = { ...hurtful, ...ofKind[kind] }
  const told = Object.entries(values).map(([name, value]) => [name, name in hurt ? hurt[name] : value])
  return { kind, values: Object.fromEntries(told) }
}) as MailData[]
