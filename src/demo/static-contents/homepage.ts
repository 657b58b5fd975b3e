import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

export const homepage: ContentSeed<'homepage'> = {
  data: {
    nl: {
      title: 'Opleidingen, coaching en certificering in Brussel',
      seoDescription:
        'Kies uit open opleidingen, maatwerk, online leren en certificering in het Nederlands, Engels en Frans. Kleine groepen, in het hart van Brussel.',
    },
    en: {
      title: 'Courses, coaching and certification in Brussels',
      seoDescription:
        'Choose from open courses, tailor-made programmes, online learning and certification in Dutch, English and French. Small groups, in the heart of Brussels.',
    },
    fr: {
      title: 'Formations, coaching et certification à Bruxelles',
      seoDescription:
        'Formations ouvertes, sur mesure, en ligne et certifiantes, en français, néerlandais et anglais. De petits groupes, au cœur de Bruxelles.',
    },
  },
  layout: [
    ...openingBlocks,
    { id: 'banner', block: 'banner' },
    {
      id: 'search',
      block: 'course-search',
      data: {
        nl: {
          placeholder: 'Bv. Excel of btw',
          popular: ['boekhouden', 'CSRD', 'projectleider'],
        },
        en: {
          placeholder: 'E.g. Excel or VAT',
          popular: ['bookkeeping', 'CSRD', 'project'],
        },
        fr: {
          placeholder: 'P. ex. Excel',
          popular: ['comptabilité', 'CSRD', 'projet'],
        },
      },
    },
    { id: 'offer', block: 'homepage-offer' },
    { id: 'usps', block: 'homepage-usps' },
    {
      id: 'soon',
      block: 'course-list',
      data: {
        nl: {
          title: 'Onze keuze voor u',
          text: 'Bij elke opleiding ziet u wanneer ze start en hoeveel plaatsen er nog zijn.',
          show: 'homepage',
          limit: 6,
        },
        en: {
          title: 'Our choice for you',
          text: 'Each course shows when it starts and how many seats are left.',
          show: 'homepage',
          limit: 6,
        },
        fr: {
          title: 'Notre choix pour vous',
          text: 'Chaque formation indique quand elle commence et combien de places il reste.',
          show: 'homepage',
          limit: 6,
        },
      },
    },
    {
      id: 'video',
      block: 'promo-video',
      data: {
        nl: {
          title: 'Een dag op het Plein',
          text: 'Loop in twee minuten mee van de eerste koffie tot de laatste oefening.',
          video: 'https://www.youtube.com/watch?v=Lp4rNl7dQ2w',
        },
        en: { title: '', text: '', video: '' },
        fr: {
          title: 'Une journée chez Leerplein',
          text: 'Suivez-nous pendant deux minutes, du premier café au dernier exercice.',
          video: 'https://www.youtube.com/watch?v=Lp8vFr3kX5s',
        },
      },
    },
    {
      id: 'reviews',
      block: 'reviews',
      data: {
        nl: { title: 'Wat er op maandag veranderde', limit: 6 },
        en: { title: 'What changed on Monday', limit: 6 },
        fr: { title: 'Ce qui a changé dès le lundi', limit: 6 },
      },
    },
    {
      id: 'faq',
      block: 'faq',
      data: {
        nl: { title: 'Vragen die we elke week krijgen', subjects: ['registration', 'payment'] },
        en: { title: 'Questions we hear every week', subjects: ['registration', 'payment'] },
        fr: { title: 'Les questions de chaque semaine', subjects: ['registration', 'payment'] },
      },
    },
    ...closingBlocks,
  ],
}
