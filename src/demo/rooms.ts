import type { RoomConfiguration } from '../domain/bookings.ts'
import type { Localized } from '../domain/locales.ts'

/** Prices in cents excluding VAT; half day is the morning or the afternoon (spec section 9). */
export const rooms: {
  key: string
  name: Localized
  description: Localized
  capacity: number
  surface: number
  priceHalfDay: number
  priceFullDay: number
  wheelchairAccess: boolean
  pcRoom: boolean
  whiteboard: boolean
  configurations: RoomConfiguration[]
}[] = [
  {
    key: 'plein',
    name: { nl: 'Het Plein', en: 'The Plein', fr: 'Le Plein' },
    description: {
      nl: 'De grote zaal op het gelijkvloers, met een podium, ringleiding en daglicht langs drie kanten. Voor een studiedag, een voorstelling of een algemene vergadering.',
      en: 'The large room on the ground floor, with a stage, a hearing loop and daylight on three sides. For a study day, a launch or a general meeting.',
      fr: 'La grande salle du rez-de-chaussée, avec une estrade, une boucle magnétique et la lumière du jour sur trois côtés. Pour une journée d’étude, un lancement ou une assemblée générale.',
    },
    capacity: 80,
    surface: 140,
    priceHalfDay: 42000,
    priceFullDay: 72000,
    wheelchairAccess: true,
    pcRoom: false,
    whiteboard: true,
    configurations: ['theatre', 'class'],
  },
  {
    key: 'circle',
    name: { nl: 'Zaal Cirkel', en: 'Circle room', fr: 'Salle Cercle' },
    description: {
      nl: 'Een ruime zaal met losse tafels op wielen. Op vijf minuten maakt u van een klas een kring.',
      en: 'A spacious room with separate tables on wheels. It takes five minutes to turn a class into a circle.',
      fr: 'Une salle spacieuse avec des tables sur roulettes. En cinq minutes, la classe devient un cercle.',
    },
    capacity: 30,
    surface: 64,
    priceHalfDay: 21000,
    priceFullDay: 36000,
    wheelchairAccess: true,
    pcRoom: false,
    whiteboard: true,
    configurations: ['class', 'U-shape', 'theatre'],
  },
  {
    key: 'square',
    name: { nl: 'Zaal Vierkant', en: 'Square room', fr: 'Salle Carré' },
    description: {
      nl: 'Ons klassieke leslokaal op de eerste verdieping, met een groot scherm en een whiteboard over de hele muur.',
      en: 'Our classic classroom on the first floor, with a large screen and a whiteboard along the whole wall.',
      fr: 'Notre salle de cours classique au premier étage, avec un grand écran et un tableau blanc sur tout un mur.',
    },
    capacity: 20,
    surface: 48,
    priceHalfDay: 17000,
    priceFullDay: 29000,
    wheelchairAccess: true,
    pcRoom: false,
    whiteboard: true,
    configurations: ['class', 'U-shape'],
  },
  {
    key: 'leaf',
    name: { nl: 'Zaal Blad', en: 'Leaf room', fr: 'Salle Feuille' },
    description: {
      nl: 'Zestien computers met twee schermen en Excel, Power BI en Teams. Uw eigen software installeren we vooraf.',
      en: 'Sixteen computers with two screens each, and Excel, Power BI and Teams. We install your own software beforehand.',
      fr: 'Seize ordinateurs à double écran avec Excel, Power BI et Teams. Nous installons vos propres logiciels à l’avance.',
    },
    capacity: 16,
    surface: 52,
    priceHalfDay: 26000,
    priceFullDay: 44000,
    wheelchairAccess: true,
    pcRoom: true,
    whiteboard: true,
    configurations: ['computer room', 'class'],
  },
  {
    key: 'triangle',
    name: { nl: 'Zaal Driehoek', en: 'Triangle room', fr: 'Salle Triangle' },
    description: {
      nl: 'Een rustige vergaderzaal aan de tuinkant, met een camera voor wie van thuis deelneemt.',
      en: 'A quiet meeting room on the garden side, with a camera for those who join from home.',
      fr: 'Une salle de réunion calme côté jardin, avec une caméra pour ceux qui participent de chez eux.',
    },
    capacity: 12,
    surface: 30,
    priceHalfDay: 12000,
    priceFullDay: 20000,
    wheelchairAccess: true,
    pcRoom: false,
    whiteboard: true,
    configurations: ['U-shape', 'class'],
  },
  {
    key: 'quarter',
    name: { nl: 'Zaal Kwart', en: 'Quarter room', fr: 'Salle Quart' },
    description: {
      nl: 'Een kleine kamer onder het dak voor een gesprek, een jury of een sollicitatie. Enkel bereikbaar met een trap van twaalf treden.',
      en: 'A small room under the roof for a conversation, a panel or a job interview. Reached only by a flight of twelve stairs.',
      fr: 'Une petite pièce sous le toit pour un entretien, un jury ou un recrutement. Accessible uniquement par un escalier de douze marches.',
    },
    capacity: 8,
    surface: 20,
    priceHalfDay: 8500,
    priceFullDay: 14500,
    wheelchairAccess: false,
    pcRoom: false,
    whiteboard: false,
    configurations: ['U-shape'],
  },
]
