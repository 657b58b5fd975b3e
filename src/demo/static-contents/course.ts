import type { ContentSeed } from './parts.ts'
import { closingBlocks, openingBlocks } from './parts.ts'

const contacts = {
  contactName: 'Yasmina Haddad',
  contactPhone: '+32 2 000 00 00',
  tailoredContactName: 'Olivier Lemmens',
  tailoredContactPhone: '+32 2 000 00 00',
}

export const course: ContentSeed<'course'> = {
  data: {
    nl: {
      title: 'Opleidingen',
      seoDescription:
        'Alle opleidingen van Leerplein, met datum, plaats, taal, prijs en vrije plaatsen. Filter op thema, locatie of taal en schrijf u meteen in.',
      ...contacts,
      terms: { urlType: 'PAGE', value: 'annuleringsvoorwaarden' },
      included:
        '- Alle lesdagen en al het cursusmateriaal\n- Koffie, thee en water, en een lunch op volle dagen\n- Een plaats voor een collega als u zelf niet kunt komen',
      includedOnline:
        '- Alle sessies, live met een groep\n- Al het cursusmateriaal, per e-mail voor de start\n- Een kwartier vooraf om beeld en geluid te testen',
      includedTailored:
        '- Een gesprek vooraf en een programma van één bladzijde\n- Al het cursusmateriaal, met voorbeelden uit uw bedrijf\n- De verplaatsing in heel België',
      certificate: 'Een aanwezigheidsattest. Het staat binnen de week als pdf in “Mijn account”.',
      cancellation:
        'Een collega neemt uw plaats gratis over, tot de ochtend zelf. Annuleren is kosteloos tot veertien dagen voor de start; daarna betaalt u de helft, en minder dan vijf dagen vooraf het volledige bedrag. [Alle annuleringsvoorwaarden](/page/annuleringsvoorwaarden).',
      subsidy:
        'De kmo-portefeuille is steun van de Vlaamse overheid voor kleine en middelgrote ondernemingen die in Vlaanderen gevestigd zijn. [Zo vraagt u ze aan](/page/subsidies-en-kmo-portefeuille).',
    },
    en: {
      title: 'Courses',
      seoDescription:
        'All Leerplein courses, with dates, places, languages, prices and seats left. Filter by theme, location or language and register at once.',
      ...contacts,
      terms: { urlType: 'PAGE', value: 'cancellation-conditions' },
      included:
        '- All course days and all materials\n- Coffee, tea and water, and lunch on full days\n- A place for a colleague if you cannot come yourself',
      includedOnline:
        '- All sessions, live with a group\n- All materials, by email before the start\n- A quarter of an hour beforehand to test sound and picture',
      includedTailored:
        '- A conversation beforehand and a one-page programme\n- All materials, with examples from your company\n- Travel anywhere in Belgium',
      certificate: 'An attendance certificate. You will find it as a PDF in “My account” within a week.',
      cancellation:
        'A colleague can take your place free of charge, up to the morning itself. Cancelling is free until fourteen days before the start; after that you pay half, and less than five days before the full amount. [All cancellation conditions](/en/page/cancellation-conditions).',
      subsidy:
        'The SME e-wallet (kmo-portefeuille) is support from the Flemish government for small and medium-sized enterprises established in Flanders. [How to apply](/en/page/subsidies-and-sme-wallet).',
    },
    fr: {
      title: 'Formations',
      seoDescription:
        'Toutes les formations de Leerplein, avec dates, lieux, langues, prix et places libres. Filtrez par thème, lieu ou langue et inscrivez-vous.',
      ...contacts,
      terms: { urlType: 'PAGE', value: 'conditions-d-annulation' },
      included:
        '- Toutes les journées et tout le matériel de cours\n- Le café, le thé et l’eau, et le lunch les journées complètes\n- Une place pour un collègue si vous ne pouvez pas venir',
      includedOnline:
        '- Toutes les séances, en direct et en groupe\n- Tout le matériel de cours, par e-mail avant le début\n- Un quart d’heure avant la séance pour tester le son et l’image',
      includedTailored:
        '- Un entretien préalable et un programme d’une page\n- Tout le matériel de cours, avec des exemples de votre entreprise\n- Le déplacement partout en Belgique',
      certificate: 'Une attestation de présence. Vous la trouvez en PDF dans « Mon compte », dans la semaine.',
      cancellation:
        'Un collègue peut prendre votre place sans frais, jusqu’au matin même. L’annulation est gratuite jusqu’à quatorze jours avant le début ; ensuite vous payez la moitié et, moins de cinq jours avant, la totalité. [Toutes les conditions d’annulation](/fr/page/conditions-d-annulation).',
      subsidy:
        'Le kmo-portefeuille est une aide de l’autorité flamande, réservée aux petites et moyennes entreprises établies en Flandre. La Wallonie et Bruxelles ont d’autres aides. [Toutes les aides et comment les demander](/fr/page/subsides-et-cheques-formation).',
    },
  },
  layout: [
    ...openingBlocks,
    {
      id: 'search',
      block: 'course-search',
      data: {
        nl: {
          placeholder: 'Bv. CSRD of export',
          popular: ['Excel', 'leidinggeven', 'btw', 'Power BI'],
        },
        en: { placeholder: 'E.g. CSRD or export', popular: ['Excel', 'leadership', 'VAT', 'Power BI'] },
        fr: { placeholder: 'P. ex. CSRD', popular: ['Excel', 'leadership', 'TVA', 'Power BI'] },
      },
    },
    {
      id: 'list',
      block: 'course-list',
      data: {
        nl: {
          title: 'Alle opleidingen',
          text: 'Kies een thema, een locatie of een taal. De prijs is per deelnemer.',
          show: 'catalogue',
          limit: 12,
        },
        en: {
          title: 'All courses',
          text: 'Choose a theme, a location or a language. Prices are per participant.',
          show: 'catalogue',
          limit: 12,
        },
        fr: {
          title: 'Toutes les formations',
          text: 'Choisissez un thème, un lieu ou une langue. Les prix sont par participant.',
          show: 'catalogue',
          limit: 12,
        },
      },
    },
    ...closingBlocks,
  ],
}
