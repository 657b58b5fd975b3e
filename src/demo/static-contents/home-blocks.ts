import type { ContentSeed } from './parts.ts'

export const banner: ContentSeed<'banner'> = {
  data: {
    nl: {
      image: '',
      highlightTitle: 'Leer iets dat maandag al werkt.',
      highlightText:
        'Opleidingen, coaching en certificering in het hart van Brussel, in het Nederlands, Engels en Frans.',
      buttonLabel: 'Bekijk het aanbod',
      url: { urlType: 'PAGE', value: 'courses' },
    },
    en: {
      image: '',
      highlightTitle: 'Learn something that works on Monday.',
      highlightText: 'Courses, coaching and certification in the heart of Brussels, in Dutch, English and French.',
      buttonLabel: 'See the courses',
      url: { urlType: 'PAGE', value: 'courses' },
    },
    fr: {
      image: '',
      highlightTitle: 'Apprenez ce qui servira dès lundi.',
      highlightText:
        'Formations, coaching et certification au cœur de Bruxelles, en néerlandais, en anglais et en français.',
      buttonLabel: 'Voir les formations',
      url: { urlType: 'PAGE', value: 'courses' },
    },
  },
}

export const homepageUsps: ContentSeed<'homepage-usps'> = {
  data: {
    nl: {
      items: [
        { figure: '9,1', text: 'gemiddelde score van 4.200 deelnemers' },
        { figure: '30 %', text: 'steun van de Vlaamse kmo-portefeuille voor kleine ondernemingen' },
        { figure: '12', text: 'deelnemers in een groep, gemiddeld' },
        { figure: '3', text: 'talen, één programma' },
      ],
    },
    en: {
      items: [
        { figure: '9.1', text: 'average score from 4,200 participants' },
        { figure: '30%', text: 'support from the Flemish SME e-wallet for small companies' },
        { figure: '12', text: 'participants in a group, on average' },
        { figure: '3', text: 'languages, one programme' },
      ],
    },
    fr: {
      items: [
        { figure: '9,1', text: 'de moyenne, selon 4 200 participants' },
        { figure: '30 %', text: 'd’aide du kmo-portefeuille aux petites entreprises flamandes' },
        { figure: '12', text: 'participants par groupe, en moyenne' },
        { figure: '3', text: 'langues, un seul programme' },
      ],
    },
  },
}

export const homepageOffer: ContentSeed<'homepage-offer'> = {
  data: {
    nl: {
      title: 'Vijf manieren om verder te komen',
      calendarTraining: {
        title: 'Open opleidingen',
        text: 'Kies een datum en schuif aan. Kleine groepen, ervaren lesgevers.',
      },
      tailoredTraining: {
        title: 'Op maat',
        text: 'Uw vraag, uw team, uw planning. We bouwen het programma.',
      },
      onlineTraining: { title: 'Online', text: 'Live en in eigen tempo, waar u ook werkt.' },
      certificationTraining: { title: 'Certificering', text: 'Examens en attesten die overal meetellen.' },
      coaching: { title: 'Coaching', text: 'Een-op-een naar de volgende stap.' },
    },
    en: {
      title: 'Five ways to move ahead',
      calendarTraining: {
        title: 'Open courses',
        text: 'Pick a date and join in. Small groups, experienced trainers.',
      },
      tailoredTraining: {
        title: 'Tailor-made',
        text: 'Your need, your team, your schedule. We build the programme.',
      },
      onlineTraining: { title: 'Online', text: 'Live and at your own pace, wherever you work.' },
      certificationTraining: { title: 'Certification', text: 'Exams and certificates that count everywhere.' },
      coaching: { title: 'Coaching', text: 'One to one, towards your next step.' },
    },
    fr: {
      title: 'Cinq façons d’avancer',
      calendarTraining: {
        title: 'Formations ouvertes',
        text: 'Choisissez une date et venez. De petits groupes, des formateurs d’expérience.',
      },
      tailoredTraining: {
        title: 'Sur mesure',
        text: 'Votre besoin, votre équipe, votre agenda. Nous bâtissons le programme.',
      },
      onlineTraining: { title: 'En ligne', text: 'En direct et à votre rythme, où que vous travailliez.' },
      certificationTraining: { title: 'Certification', text: 'Des examens et des attestations reconnus partout.' },
      coaching: { title: 'Coaching', text: 'En tête-à-tête, vers l’étape suivante.' },
    },
  },
}

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
