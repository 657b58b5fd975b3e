import type { ContentSeed } from './shape.ts'

export const cookie: ContentSeed<'cookie'> = {
  data: {
    nl: {
      title: 'Mogen we meten wat u leest?',
      text: 'Zonder uw akkoord gebruiken we alleen cookies die de site nodig heeft. Zegt u ja, dan tellen we ook welke pagina’s helpen en welke niet. [Meer over privacy](/privacy).',
      acceptLabel: 'Ja',
      declineLabel: 'Nee',
    },
    en: {
      title: 'May we measure what you read?',
      text: 'Without your consent we only use cookies the site needs. If you say yes, we also count which pages help and which do not. [More about privacy](/en/privacy).',
      acceptLabel: 'Yes',
      declineLabel: 'No',
    },
    fr: {
      title: 'Pouvons-nous mesurer ce que vous lisez ?',
      text: 'Sans votre accord, nous n’utilisons que les cookies indispensables au site. Si vous acceptez, nous comptons aussi quelles pages sont utiles. [En savoir plus](/fr/privacy).',
      acceptLabel: 'Oui',
      declineLabel: 'Non',
    },
  },
}
