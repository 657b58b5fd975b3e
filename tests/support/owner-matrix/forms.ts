interface FormLine {
  name: string
  /** Where it stands. */
  path: string
  /** What is posted, the owner's ids in braces; a list of rows where `file` is. */
  fields: Record<string, string>
  /** What each visitor is answered with, in the order of the matrix but for the owner; `-`: theirs to send as well. */
  statuses: string
  /** Refused for what stands in a field, a password that is guessed; all others are refused for whose it is. */
  isGuess?: true
}

const person = { firstName: 'Gekaapt', lastName: 'Gekaapt', email: 'gekaapt@evil.test', language: 'nl' }
const password = 'leerplein-demo'
const chosen = 'een nieuwe, lange zin'
const address = { address: 'Gekaapt 1', zip: '1000', city: 'Gekaapt', country: 'BE' }
const list = '/my-account/registration-data'
const organisations = '/my-account/organisations'
const people = '/my-account/participants'
const upload = `${people}/upload/{upload}`
const bookings = '/my-account/bookings-data'
const waitingList = '/courses/{fullCourse}/waiting-list/{fullSession}'

/**
 * Every form of the private pages, posted with the owner's ids by everybody else. Columns: guest, stale cookies, expired,
 * forged and foreign token, another organisation, a participant, a colleague without a role. 303 of the last three is
 * a change of their own things, 404 and 422 a refusal: nothing of the owner's changes in any case.
 */
export const privateForms: FormLine[] = [
  {
    ...{ name: 'personal-data', path: '/my-account', statuses: '303 303 303 303 303 422 303 422' },
    fields: { ...person, phone: '', 'student._id': '{student}', 'student.birthPlace': 'Gekaapt' },
  },
  {
    ...{ name: 'email', path: '/my-account/login-data', statuses: '303 303 303 303 303 422 422 422', isGuess: true },
    fields: { email: 'gekaapt@evil.test', confirmEmail: 'gekaapt@evil.test', password: 'geraden' },
  },
  {
    name: 'resend-verification',
    path: '/my-account/login-data',
    statuses: '303 303 303 303 303 303 303 303',
    fields: {},
  },
  {
    ...{ name: 'password', path: '/my-account/login-data', statuses: '303 303 303 303 303 422 422 422', isGuess: true },
    fields: { oldPassword: 'geraden', newPassword: chosen, confirmPassword: chosen },
  },
  {
    ...{ name: 'session-end', path: '/my-account/login-data', statuses: '303 303 303 303 303 422 422 422' },
    fields: { sessionId: '{session}' },
  },
  {
    ...{ name: 'switch-organisation', path: organisations, statuses: '303 303 303 303 303 422 422 -' },
    fields: { organisation: '{organisation}' },
  },
  {
    // Anybody may ask; the administrator decides.
    ...{ name: 'organisation-join', path: organisations, statuses: '303 303 303 303 303 - - -' },
    fields: { organisation: '{organisation}' },
  },
  {
    ...{ name: 'organisation-leave', path: organisations, statuses: '303 303 303 303 303 422 422 -' },
    fields: { organisation: '{organisation}' },
  },
  { name: 'sessions-end', path: '/my-account/login-data', statuses: '303 303 303 303 303 303 303 303', fields: {} },
  {
    ...{ name: 'invoice-data', path: '/my-account/invoice-data', statuses: '303 303 303 303 303 303 303 422' },
    fields: { ...address, name: 'Gekaapt nv', vat: '', reference: '' },
  },
  {
    ...{ name: 'booking-pay', path: '/my-account/invoice-data', statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{payable}' },
  },
  {
    ...{ name: 'booking-pay', path: bookings, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{payable}' },
  },
  {
    ...{ name: 'booking-pay', path: `${bookings}/{payable}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{payable}' },
  },
  {
    ...{ name: 'booking-pay', path: '/billing/complete/{payable}', statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{payable}' },
  },
  {
    ...{ name: 'approve-offer', path: `${bookings}/{quoted}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { customerRef: 'gekaapt' },
  },
  {
    ...{ name: 'refuse-offer', path: `${bookings}/{quoted}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { reason: 'gekaapt' },
  },
  {
    ...{ name: 'booking-withdraw', path: `${bookings}/{requested}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: {},
  },
  {
    ...{ name: 'registration-pay', path: list, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{unpaid}' },
  },
  {
    ...{ name: 'registration-pay', path: `${list}/{unpaid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{unpaid}' },
  },
  {
    ...{ name: 'registration-pay', path: '/billing/complete/{unpaid}', statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{unpaid}' },
  },
  {
    ...{ name: 'registration-cancel', path: list, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{unpaid}', credit: '0', refund: '0' },
  },
  {
    ...{ name: 'registration-cancel', path: `${list}/{unpaid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{unpaid}' },
  },
  {
    ...{ name: 'participant-cancel', path: list, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{unpaid}', student: '{seated}' },
  },
  {
    ...{ name: 'participant-cancel', path: `${list}/{unpaid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { id: '{unpaid}', student: '{seated}' },
  },
  {
    ...{ name: 'registration-move', path: `${list}/{paid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { session: '{seated}', difference: '0' },
  },
  {
    ...{ name: 'registration-move', path: `${list}/{paid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { session: '{seated}', difference: '0', students: '{seated}' },
  },
  {
    ...{ name: 'registration-replace', path: `${list}/{paid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: { leaving: '{seated}', student: '{replacement}' },
  },
  {
    ...{ name: 'registration-newcomer', path: `${list}/{paid}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: {
      ...{ leaving: '{seated}', 'newStudent.firstName': 'Eva', 'newStudent.lastName': 'Smet' },
      'newStudent.email': 'eva@kaping.test',
    },
  },
  {
    ...{ name: 'waiting-list-accept', path: list, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{waiting}' },
  },
  {
    ...{ name: 'waiting-list-withdraw', path: list, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{waiting}' },
  },
  {
    ...{ name: 'waiting-list', path: waitingList, statuses: '303 303 303 303 303 422 422 -' },
    fields: { students: '{student}' },
  },
  {
    ...{ name: 'waiting-list-accept', path: waitingList, statuses: '303 303 303 303 303 422 422 -' },
    fields: { id: '{waiting}' },
  },
  { name: 'calendar-feed', path: list, statuses: '303 303 303 303 303 303 303 -', fields: {} },
  { name: 'calendar-feed-revoke', path: list, statuses: '303 303 303 303 303 303 303 -', fields: {} },
  { name: 'participant', path: people, statuses: '303 303 303 303 303 303 303 -', fields: person },
  {
    ...{ name: 'participant', path: `${people}?edit={student}`, statuses: '303 303 303 303 303 404 404 -' },
    fields: person,
  },
  {
    ...{ name: 'participants-upload', path: people, statuses: '303 303 303 303 303 303 303 -' },
    fields: { file: 'Voornaam,Naam,E-mail\nGekaapt,Gekaapt,gekaapt@evil.test\n' },
  },
  {
    ...{ name: 'participants-upload-columns', path: upload, statuses: '303 303 303 303 303 404 404 404' },
    fields: { id: '{upload}', columns: 'none' },
  },
  {
    ...{ name: 'participants-upload-row', path: upload, statuses: '303 303 303 303 303 404 404 404' },
    fields: { id: '{upload}', row: '2', email: 'gekaapt@evil.test' },
  },
  {
    ...{ name: 'participants-upload-add', path: upload, statuses: '303 303 303 303 303 404 404 404' },
    fields: { id: '{upload}' },
  },
  {
    ...{ name: 'participants-upload-undo', path: upload, statuses: '303 303 303 303 303 404 404 404' },
    fields: { id: '{upload}' },
  },
  {
    ...{ name: 'participant-remove', path: people, statuses: '303 303 303 303 303 422 422 -' },
    fields: { students: '{student}' },
  },
  {
    ...{ name: 'participant-restore', path: people, statuses: '303 303 303 303 303 422 422 -' },
    fields: { students: '{student}' },
  },
  {
    ...{ name: 'participants-invite', path: people, statuses: '303 303 303 303 303 422 422 -' },
    fields: { students: '{student}' },
  },
  {
    ...{ name: 'join-decision', path: people, statuses: '303 303 303 303 303 422 422 422' },
    fields: { id: '{applicant}', approval: 'approved' },
  },
  {
    ...{ name: 'colleague-promote', path: people, statuses: '303 303 303 303 303 422 422 422' },
    fields: { id: '{colleague}', organisation: '{organisation}', password },
  },
  {
    ...{ name: 'colleague-demote', path: people, statuses: '303 303 303 303 303 422 422 422' },
    fields: { id: '{user}', organisation: '{organisation}', password },
  },
  {
    ...{ name: 'colleague-remove', path: people, statuses: '303 303 303 303 303 422 422 422' },
    fields: { id: '{user}', organisation: '{organisation}', password },
  },
]
