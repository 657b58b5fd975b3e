import type { BookingStatus, CateringType, DayPart, RoomConfiguration } from '../domain/bookings.ts'
import type { RegistrationStatus } from '../domain/registrations.ts'
import { horizonDays } from './calendar.ts'
import type { When } from './find-sessions.ts'

/** Participants of the demo organisation; birth data where a certified course asked for it. */
export const participants = [
  {
    firstName: 'Tom',
    lastName: 'Claes',
    email: 'tom.claes@korenbloem.test',
    language: 'nl',
    dateOfBirth: '1988-04-12',
    birthPlace: 'Halle',
    status: 'active',
  },
  {
    firstName: 'Amina',
    lastName: 'Benali',
    email: 'amina.benali@korenbloem.test',
    language: 'fr',
    dateOfBirth: '1993-09-30',
    birthPlace: 'Brussel',
    status: 'active',
  },
  {
    firstName: 'Stijn',
    lastName: 'Wouters',
    email: 'stijn.wouters@korenbloem.test',
    language: 'nl',
    dateOfBirth: '1979-01-08',
    birthPlace: 'Leuven',
    status: 'active',
  },
  { firstName: 'Eline', lastName: 'Maes', email: 'eline.maes@korenbloem.test', language: 'nl', status: 'invited' },
  { firstName: 'Marc', lastName: 'Dubois', email: 'marc.dubois@korenbloem.test', language: 'fr', status: 'new' },
  { firstName: 'Nele', lastName: 'Peeters', email: 'nele.peeters@korenbloem.test', language: 'nl', status: 'inactive' },
] as const

export interface PlannedRegistration {
  when: When
  status: RegistrationStatus
  /** Days since it was made; one for a past session was made before that began. */
  daysAgo: number
  /** Places in the list above. */
  students: number[]
  reference?: string
}

/** Registrations of the demo organisation, one for each thing its portal shows. */
export const plannedRegistrations: PlannedRegistration[] = [
  { when: 'past', status: 'paid', daysAgo: 0, students: [0, 1, 2], reference: 'PO-2041' },
  { when: 'soon', status: 'paid', daysAgo: 3, students: [0, 3], reference: 'PO-2077' },
  { when: 'soon', status: 'expired', daysAgo: 20, students: [2] },
  { when: 'far', status: 'paid', daysAgo: 2, students: [3], reference: 'PO-2080' },
  { when: 'far', status: 'awaiting_payment', daysAgo: 3, students: [1, 4] },
]

export interface PlannedBooking {
  status: BookingStatus
  room: string
  /** Days from today; it takes place on the first day of lessons from then on. */
  in: number
  dayPart: DayPart
  persons: number
  catering: CateringType
  configuration: RoomConfiguration
  reason?: string
  notes?: string
  wheelchairAccess?: boolean
  /** Days since the quotation was sent; left out: none was. */
  quoted?: number
  /** Days from today until which the quotation holds; left out: as long as usual. */
  validFor?: number
  /** Days since it was invoiced. */
  invoiced?: number
}

/** Room bookings of the demo organisation, one in every status (CONTRACT: Demo accounts). */
export const plannedBookings: PlannedBooking[] = [
  {
    status: 'new',
    room: 'plein',
    in: horizonDays + 10,
    dayPart: 'all',
    persons: 60,
    catering: 'all-in',
    configuration: 'theatre',
  },
  {
    status: 'request_rejected',
    room: 'plein',
    in: 20,
    dayPart: 'all',
    persons: 70,
    catering: 'none',
    configuration: 'theatre',
    reason: 'Op die dag is de zaal al bezet.',
  },
  {
    status: 'rejected',
    room: 'circle',
    in: 25,
    dayPart: 'morning',
    persons: 20,
    quoted: 8,
    catering: 'coffee',
    configuration: 'U-shape',
    reason: 'Wij vergaderen toch op kantoor.',
  },
  {
    status: 'waiting_for_customer',
    room: 'circle',
    in: horizonDays + 40,
    dayPart: 'afternoon',
    persons: 24,
    quoted: 4,
    validFor: horizonDays,
    catering: 'coffee',
    configuration: 'class',
    wheelchairAccess: true,
    notes: 'Eén deelnemer komt met een rolstoel. Graag een plaats vooraan.',
  },
  {
    status: 'quotation_expired',
    room: 'square',
    in: 12,
    dayPart: 'morning',
    persons: 12,
    quoted: 45,
    catering: 'breakfast',
    configuration: 'class',
  },
  {
    status: 'waiting_for_payment',
    room: 'square',
    in: horizonDays + 30,
    dayPart: 'all',
    persons: 14,
    quoted: 10,
    invoiced: 6,
    catering: 'lunch',
    configuration: 'class',
  },
  {
    status: 'paid',
    room: 'circle',
    in: horizonDays + 20,
    dayPart: 'all',
    persons: 18,
    quoted: 24,
    invoiced: 18,
    catering: 'lunch',
    configuration: 'U-shape',
  },
  {
    status: 'completed',
    room: 'square',
    in: -30,
    dayPart: 'afternoon',
    persons: 10,
    quoted: 75,
    invoiced: 60,
    catering: 'coffee',
    configuration: 'class',
  },
  {
    status: 'canceled',
    room: 'plein',
    in: 33,
    dayPart: 'morning',
    persons: 40,
    catering: 'none',
    configuration: 'theatre',
  },
]
