import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const text = {
  nl: `Zes zalen aan de Vaartstraat in Brussel, van acht tot tachtig stoelen. We zetten ze klaar zoals u wilt: als klas, in een U, als theater of met computers.

## Wanneer

- **Voormiddag:** 8.30 tot 12.30 uur
- **Namiddag:** 13.00 tot 17.00 uur
- **Hele dag:** 8.30 tot 17.00 uur

## Catering

Prijzen per persoon, zonder btw. U kiest zelf; zonder catering kan ook.

- **Koffie, thee en water:** € 5
- **Ontbijt:** € 12
- **Lunch:** € 12
- **All-in:** € 24

Voor vzw’s en bewoners van de wijk geldt een verlaagd tarief. Vermeld het in uw aanvraag.

## Zo huurt u

1. Kies een zaal, een datum en een dagdeel. Een account is niet nodig.
2. U krijgt een offerte per e-mail, met de datum tot wanneer ze geldig is.
3. Keur ze goed of weiger ze. Pas na uw akkoord is de zaal van u en volgt de factuur.`,
  en: `Six rooms on Vaartstraat in Brussels, from eight to eighty seats. We set them up the way you want: as a class, in a U-shape, as a theatre or with computers.

## When

- **Morning:** 8:30 to 12:30
- **Afternoon:** 13:00 to 17:00
- **Full day:** 8:30 to 17:00

## Catering

Prices per person, excluding VAT. The choice is yours; no catering is fine too.

- **Coffee, tea and water:** €5
- **Breakfast:** €12
- **Lunch:** €12
- **All-in:** €24

Non-profits and residents of the neighbourhood pay a reduced rate. Mention it in your request.

## How to rent

1. Choose a room, a date and part of the day. You do not need an account.
2. You receive a quotation by email, with the date until which it is valid.
3. Approve it or refuse it. Only once you agree is the room yours and does the invoice follow.`,
  fr: `Six salles au 12 de la rue du Canal, à Bruxelles, de huit à quatre-vingts places. Nous les disposons comme vous le souhaitez : en classe, en U, en théâtre ou avec des ordinateurs.

## Quand

- **Matin :** de 8 h 30 à 12 h 30
- **Après-midi :** de 13 h à 17 h
- **Journée entière :** de 8 h 30 à 17 h

## Restauration

Prix par personne, hors TVA. À vous de choisir ; vous pouvez aussi vous en passer.

- **Café, thé et eau :** 5 €
- **Petit-déjeuner :** 12 €
- **Lunch :** 12 €
- **Tout compris :** 24 €

Les ASBL et les habitants du quartier bénéficient d’un tarif réduit. Signalez-le dans votre demande.

## Comment louer

1. Choisissez une salle, une date et une partie de la journée. Aucun compte n’est nécessaire.
2. Vous recevez un devis par e-mail, avec sa date de validité.
3. Approuvez-le ou refusez-le. La salle n’est à vous, et la facture n’est envoyée, qu’après votre accord.`,
}

export const classrooms: ContentSeed<'classrooms'> = {
  data: {
    nl: {
      title: 'Een zaal huren in Brussel',
      seoDescription:
        'Huur een leslokaal, computerklas of vergaderzaal in hartje Brussel, voor 8 tot 80 personen, per halve of hele dag, met of zonder catering.',
    },
    en: {
      title: 'Rent a classroom in Brussels',
      seoDescription:
        'Rent a classroom, computer room or meeting room in the heart of Brussels, for 8 to 80 people, by the half or full day, with or without catering.',
    },
    fr: {
      title: 'Louer une salle à Bruxelles',
      seoDescription:
        'Louez une salle de cours, d’informatique ou de réunion au cœur de Bruxelles, de 8 à 80 personnes, à la demi-journée ou à la journée.',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'intro',
      block: 'rich-text',
      data: {
        nl: { title: 'Uw zaal staat klaar als u binnenkomt', text: text.nl },
        en: { title: 'Your room is ready when you walk in', text: text.en },
        fr: { title: 'Votre salle est prête à votre arrivée', text: text.fr },
      },
    },
    {
      id: 'rooms',
      block: 'room-types',
      data: {
        nl: { title: 'Zes zalen', text: 'Alle zalen hebben daglicht, een groot scherm en wifi.' },
        en: { title: 'Six rooms', text: 'Every room has daylight, a large screen and Wi-Fi.' },
        fr: { title: 'Six salles', text: 'Toutes les salles ont la lumière du jour, un grand écran et le wifi.' },
      },
    },
    {
      id: 'faq',
      block: 'faq',
      data: {
        nl: { title: 'Veelgestelde vragen', subjects: ['rooms'] },
        en: { title: 'Frequently asked questions', subjects: ['rooms'] },
        fr: { title: 'Questions fréquentes', subjects: ['rooms'] },
      },
    },
    ...closingBlocks,
  ],
}
