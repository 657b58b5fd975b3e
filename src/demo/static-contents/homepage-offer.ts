import type { ContentSeed } from './shape.ts'

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
