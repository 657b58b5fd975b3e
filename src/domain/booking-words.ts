import type { CateringType, DayPart, RoomConfiguration, RoomFacility } from './bookings.ts'
import type { Localized } from './locales.ts'

const dayPartNames: Record<DayPart, Localized> = {
  morning: { nl: 'voormiddag', en: 'morning', fr: 'matin' },
  afternoon: { nl: 'namiddag', en: 'afternoon', fr: 'après-midi' },
  all: { nl: 'hele dag', en: 'full day', fr: 'journée entière' },
}

const cateringNames: Record<CateringType, Localized> = {
  none: { nl: 'Geen catering', en: 'No catering', fr: 'Sans restauration' },
  coffee: { nl: 'Koffie, thee en water', en: 'Coffee, tea and water', fr: 'Café, thé et eau' },
  breakfast: { nl: 'Ontbijt', en: 'Breakfast', fr: 'Petit-déjeuner' },
  lunch: { nl: 'Lunch', en: 'Lunch', fr: 'Lunch' },
  'all-in': { nl: 'Catering all-in', en: 'All-in catering', fr: 'Restauration tout compris' },
}

const configurationNames: Record<RoomConfiguration, Localized> = {
  class: { nl: 'Klas', en: 'Class', fr: 'Classe' },
  'computer room': { nl: 'Computerlokaal', en: 'Computer room', fr: 'Salle informatique' },
  'U-shape': { nl: 'U-vorm', en: 'U shape', fr: 'En U' },
  theatre: { nl: 'Theater', en: 'Theatre', fr: 'Théâtre' },
}

const facilityNames: Record<RoomFacility, Localized> = {
  wheelchairAccess: { nl: 'toegankelijk met een rolstoel', en: 'wheelchair access', fr: 'accès en fauteuil roulant' },
  pcRoom: { nl: 'computers', en: 'computers', fr: 'ordinateurs' },
  whiteboard: { nl: 'whiteboard', en: 'whiteboard', fr: 'tableau blanc' },
}

/** What documents and mails say of a booking, in the customer's language. */
export const bookingWords = {
  dayPart: dayPartNames,
  catering: cateringNames,
  configuration: configurationNames,
  facility: facilityNames,
  reducedRate: { nl: 'verlaagd tarief', en: 'reduced rate', fr: 'tarif réduit' },
  roomToChoose: { nl: 'Zaal nog te bepalen', en: 'Room to be chosen', fr: 'Salle à déterminer' },
} satisfies Record<string, Localized | Record<string, Localized>>
