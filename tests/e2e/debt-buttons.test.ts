import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Kind, OperationTypeNode, parse } from 'graphql'
import { expect } from 'vitest'
import { type Locale, localePath, locales } from '../../src/domain/locales.ts'
import { pages } from '../../src/site/pages.ts'
import { guestQuotation } from '../support/guest-quotation.ts'
import { test } from '../support/participants-page.ts'
import { quotedBooking } from '../support/rooms.ts'
import { billedTo, newSession } from '../support/training.ts'

/** The calls of the site after which somebody owes more, or pays, with the forms that send them. */
const debtCalls: Record<string, string> = {
  approveOffer: 'approve-offer',
  approveQuotation: 'approve-quotation',
  confirmRegistrationDraft: 'register-confirm',
  createBookingPayment: 'booking-pay',
  createRegistrationPayment: 'registration-pay',
}

/** After all others nobody owes more: customers move to no dearer date, and a request for a room binds nobody. */
const freeCalls = `
  acceptSeatOffer addStudentUpload addTaughtFiles answerEvaluation answerTrainerRequest cancelParticipant
  cancelRegistration changePassword chooseSession confirmNewsletterSubscription confirmPassword correctStudentUpload
  countPageView createBooking createCalendarFeed createContact createNewsletterSubscription createStudent
  createUser decideApproval deleteStudent deleteWaitingListEntry endLoginSession endMembership
  endNewsletterSubscription endOtherLoginSessions gradeTaught inviteStudents joinWaitingList login
  mapStudentUpload markTaught moveRegistration openPresence refuseQuotation removeOrganisationContact
  removeStudents removeTaughtFile renameTaughtFile replaceParticipant requestMembership requestPasswordReset
  resendVerification resetPassword restoreStudents revokeCalendarFeed saveRegistrationDraft sendTaught signPresence
  signTaught startStudentUpload switchOrganisation undoStudentUpload updateBooking updateOrganisation
  updateOrganisationContact updateStudent updateUser validateUser verifyEmail writeTaught
`

const sources = execFileSync('git', ['ls-files', 'src/site', 'src/ui', 'blocks'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/ui/gql/'))

/** What is called by the mutations of a file. */
function callsOf(file: string): string[] {
  const documents = [...readFileSync(file, 'utf8').matchAll(/graphql\(`([^`]*\bmutation\b[^`]*)`\)/g)]
  return documents
    .flatMap(([, document = '']) => parse(document).definitions)
    .flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.MUTATION
        ? one.selectionSet.selections
        : [],
    )
    .flatMap((field) => (field.kind === Kind.FIELD ? [field.name.value] : []))
}

test('each call of the site is known to make a debt or none, and what makes one is declared at its form', () => {
  const called = new Set(sources.flatMap(callsOf))
  expect([...called].toSorted()).toEqual([...Object.keys(debtCalls), ...freeCalls.trim().split(/\s+/)].toSorted())
  const forms = pages.flatMap((page) => page.forms ?? [])
  const declared = new Set(forms.filter(({ makesDebt }) => makesDebt).map(({ name }) => name))
  expect([...declared].toSorted()).toEqual(Object.values(debtCalls).toSorted())
})

const bound = {
  nl: 'Schrijf 2 deelnemers in met betalingsverplichting',
  en: 'Register 2 participants with an obligation to pay',
  fr: 'Inscrire 2 participants avec obligation de paiement',
}
const invoiced = { nl: ': we sturen een factuur', en: ': we send an invoice', fr: ' : nous envoyons une facture' }
const paid = {
  nl: 'Schrijf 2 deelnemers in en betaal #',
  en: 'Register 2 participants and pay #',
  fr: 'Inscrire 2 participants et payer #',
}
const byBoth = (locale: Locale) => paid[locale] + bound[locale] + invoiced[locale]
const booked = { nl: 'Boek en betaal #', en: 'Book and pay #', fr: 'Réserver et payer #' }
const pays = { nl: 'Betaal #', en: 'Pay #', fr: 'Payer #' }

/** A label with its amount as #, and plain spaces. */
const plain = (text: string) =>
  text
    .replaceAll(/\s/g, ' ')
    .replaceAll(/(?:€ ?\d[\d.,]*|\d[\d., ]* ?€)/g, '#')
    .trim()

test('each button that makes a debt says so, whatever it costs and in every language', async ({
  visit,
  customer,
  api,
}) => {
  const { cookies, students, headers } = await customer(2)
  const partner = await customer(2, { isPartner: true })
  const lastStep = async (wish: object, people: string[], own: Record<string, string>) => {
    const session = await newSession(api, wish)
    await api.send('PATCH', `/registration-drafts/${session}`, { students: people, invoice: billedTo }, own)
    const { body } = await api.get(`/sessions/${session}`)
    return `/courses/${body.course._id ?? body.course}/register/${session}?step=confirmation`
  }
  const register = { session: await newSession(api), students, invoice: billedTo, agreedToTerms: true }
  const { body: registration } = await api.send('POST', '/registrations', register, headers)
  const offered = await quotedBooking(api, headers)
  const approved = await quotedBooking(api, headers)
  await api.send('POST', '/bookings/approve-offer', { _id: approved._id, ...billedTo }, headers)
  const { token } = await guestQuotation(api)
  const rows: [form: string, address: string, label: (locale: Locale) => string][] = [
    ['register-confirm', await lastStep({}, students, headers), byBoth],
    ['register-confirm', await lastStep({ price: null }, students, headers), (locale) => bound[locale]],
    [
      'register-confirm',
      await lastStep({ price: 0 }, students, headers),
      (locale) => bound[locale].replace(/ (?:met|with an|avec) .*/, ''),
    ],
    ['registration-pay', `/my-account/registration-data/${registration._id}`, (locale) => pays[locale]],
    ['approve-offer', `/my-account/bookings-data/${offered._id}`, (locale) => booked[locale]],
    ['booking-pay', `/my-account/bookings-data/${approved._id}`, (locale) => pays[locale]],
    ['approve-quotation', `/quotation/${token}`, (locale) => booked[locale]],
  ]
  expect(new Set(rows.map(([form]) => form))).toEqual(new Set(Object.values(debtCalls)))
  const { page } = await visit('/', { cookies, scripts: false })
  const origin = new URL(page.url()).origin
  for (const locale of locales)
    for (const [form, address, label] of rows) {
      await page.goto(origin + localePath(address, locale))
      const button = page.locator(`form[data-form="${form}"] button[type="submit"]:not([name])`).last()
      expect([form, locale, plain((await button.textContent()) ?? '')]).toEqual([form, locale, label(locale)])
    }

  const path = await lastStep({}, partner.students, partner.headers)
  const { page: theirs } = await visit(path, { cookies: partner.cookies, scripts: false })
  const button = theirs.locator('form[data-form="register-confirm"] button[type="submit"]:not([name])').last()
  expect(plain((await button.textContent()) ?? '')).toBe(bound.nl)
})
