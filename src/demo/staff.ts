import type { Localized } from '../domain/locales.ts'

export const staff: { name: string; role: Localized; bio: Localized; email: string }[] = [
  {
    name: 'Griet Peeters',
    role: { nl: 'Directeur', en: 'Director', fr: 'Directrice' },
    bio: {
      nl: 'Griet gaf zelf twaalf jaar les voor ze de sleutels van het huis kreeg. Elke vrijdag schuift ze een half uur achteraan in een groep aan.',
      en: 'Griet taught for twelve years before she was handed the keys. Every Friday she spends half an hour at the back of a class.',
      fr: 'Griet a enseigné pendant douze ans avant de recevoir les clés de la maison. Chaque vendredi, elle passe une demi-heure au fond d’une salle de cours.',
    },
    email: 'griet.peeters@leerplein.test',
  },
  {
    name: 'Yasmina Haddad',
    role: { nl: 'Planning en inschrijvingen', en: 'Planning and registrations', fr: 'Planning et inscriptions' },
    bio: {
      nl: 'Yasmina kent elke datum en elke vrije plaats. Belt u over een inschrijving, dan hebt u haar aan de lijn.',
      en: 'Yasmina knows every date and every free seat. Call about a registration and she is the one who answers.',
      fr: 'Yasmina connaît chaque date et chaque place libre. Vous appelez pour une inscription ? C’est elle qui décroche.',
    },
    email: 'yasmina.haddad@leerplein.test',
  },
  {
    name: 'Olivier Lemmens',
    role: { nl: 'Opleidingen op maat', en: 'Tailor-made training', fr: 'Formations sur mesure' },
    bio: {
      nl: 'Olivier luistert eerst een uur en schrijft dan één bladzijde. Die bladzijde wordt uw programma.',
      en: 'Olivier listens for an hour first, then writes one page. That page becomes your programme.',
      fr: 'Olivier écoute d’abord pendant une heure, puis rédige une page. Cette page devient votre programme.',
    },
    email: 'olivier.lemmens@leerplein.test',
  },
  {
    name: 'Fatoumata Diallo',
    role: { nl: 'Coaching en loopbaan', en: 'Coaching and careers', fr: 'Coaching et carrière' },
    bio: {
      nl: 'Fatoumata koppelt u aan een coach die uw sector kent. Past het niet, dan zoekt ze zonder discussie een andere.',
      en: 'Fatoumata matches you with a coach who knows your sector. If it does not click, she finds you another, no questions asked.',
      fr: 'Fatoumata vous trouve un coach qui connaît votre secteur. Le courant ne passe pas ? Elle en cherche un autre, sans discussion.',
    },
    email: 'fatoumata.diallo@leerplein.test',
  },
  {
    name: 'Ruben Maes',
    role: { nl: 'Zalen en onthaal', en: 'Rooms and reception', fr: 'Salles et accueil' },
    bio: {
      nl: 'Ruben zet uw zaal klaar zoals u ze tekende en schenkt de eerste koffie. Hij is er elke dag vanaf acht uur.',
      en: 'Ruben sets up your room the way you drew it and pours the first coffee. He is in from eight every day.',
      fr: 'Ruben prépare votre salle comme vous l’avez dessinée et sert le premier café. Il est là chaque jour dès huit heures.',
    },
    email: 'ruben.maes@leerplein.test',
  },
  {
    name: 'Ilse Van Damme',
    role: { nl: 'Facturen en subsidies', en: 'Invoices and subsidies', fr: 'Factures et subsides' },
    bio: {
      nl: 'Ilse zoekt uit welke steun voor u geldt en waar u ze aanvraagt. Vragen over een factuur beantwoordt ze binnen één werkdag.',
      en: 'Ilse finds out which support you qualify for and where to apply. She answers invoice questions within one working day.',
      fr: 'Ilse détermine à quelles aides vous avez droit et où les demander. Elle répond en un jour ouvrable aux questions de facturation.',
    },
    email: 'ilse.vandamme@leerplein.test',
  },
  {
    name: 'Mehmet Yıldız',
    role: { nl: 'Online leren', en: 'Online learning', fr: 'Formation en ligne' },
    bio: {
      nl: 'Mehmet test uw geluid en beeld een kwartier voor de start. Tijdens de sessie blijft hij bereikbaar in de chat.',
      en: 'Mehmet checks your sound and picture a quarter of an hour before the start. He stays in the chat throughout.',
      fr: 'Mehmet teste votre son et votre image un quart d’heure avant le début. Il reste joignable dans le chat pendant la session.',
    },
    email: 'mehmet.yildiz@leerplein.test',
  },
  {
    name: 'Charlotte Dubois',
    role: { nl: 'Examens en certificaten', en: 'Exams and certificates', fr: 'Examens et certificats' },
    bio: {
      nl: 'Charlotte organiseert de examens en kijkt elk certificaat na. Een naam met een accent drukt ze nooit verkeerd.',
      en: 'Charlotte organises the exams and checks every certificate. She has never misprinted a name with an accent.',
      fr: 'Charlotte organise les examens et vérifie chaque certificat. Elle n’a jamais oublié un accent dans un nom.',
    },
    email: 'charlotte.dubois@leerplein.test',
  },
  {
    name: 'Hanne Goossens',
    role: { nl: 'Communicatie', en: 'Communication', fr: 'Communication' },
    bio: {
      nl: 'Hanne schrijft de nieuwsbrief en deze site. Staat er ergens een zin te veel, dan hoort ze het graag.',
      en: 'Hanne writes the newsletter and this site. If you spot a sentence too many, she would love to hear it.',
      fr: 'Hanne rédige la newsletter et ce site. Une phrase de trop ? Dites-le-lui, elle vous remerciera.',
    },
    email: 'hanne.goossens@leerplein.test',
  },
]
