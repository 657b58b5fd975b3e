import type { CoursePrices } from '../domain/discounts.ts'
import type { Localized } from '../domain/locales.ts'

type Extras = Partial<Omit<CoursePrices, 'price'>> & { included?: Localized[]; certificate?: Localized }

/**
 * What a course gives beyond what all of its kind do, what one receives at its end where that is more than an attestation,
 * and what it costs who registers early, or several at once.
 */
export const courseExtras: Record<string, Extras> = {
  'incoterms-in-practice': { earlyPrice: 38_000, earlyDays: 30, groupPrice: 36_000, groupFrom: 4 },
  'strategy-on-one-page': {
    included: [
      {
        nl: 'Het sjabloon van één pagina, als bestand en op papier',
        en: 'The one-page template, as a file and on paper',
        fr: 'Le modèle d’une page, en fichier et sur papier',
      },
    ],
  },
  'business-plan-for-the-bank': {
    included: [
      {
        nl: 'Het rekenblad voor uw kasplanning en uw raming',
        en: 'The spreadsheet for your cash plan and forecast',
        fr: 'Le tableur pour votre plan de trésorerie et vos prévisions',
      },
      {
        nl: 'Schriftelijke feedback op uw dossier, binnen drie werkdagen',
        en: 'Written feedback on your file within three working days',
        fr: 'Un retour écrit sur votre dossier dans les trois jours ouvrables',
      },
    ],
  },
  'sme-director-certificate': {
    included: [
      { nl: 'Het examen op de vierde dag', en: 'The exam on the fourth day', fr: 'L’examen du quatrième jour' },
    ],
    certificate: {
      nl: 'Het certificaat van Leerplein voor bestuurders, als u zestig procent haalt. Het staat op naam, heeft een nummer en is online na te kijken.',
      en: 'The Leerplein certificate for directors if you score sixty per cent. It bears your name and a number and can be checked online.',
      fr: 'Le certificat d’administrateur de Leerplein, si vous obtenez soixante pour cent. Il est nominatif, numéroté et vérifiable en ligne.',
    },
  },
  'certified-project-lead': {
    included: [
      {
        nl: 'Feedback op uw eigen project tussen de lesdagen',
        en: 'Feedback on your own project between the course days',
        fr: 'Un retour sur votre propre projet entre les journées de cours',
      },
      { nl: 'De jury op de vijfde dag', en: 'The jury on the fifth day', fr: 'Le jury du cinquième jour' },
    ],
    certificate: {
      nl: 'Een genummerd certificaat op naam, als u voor de jury slaagt. Iedereen kan het nummer online nakijken.',
      en: 'A numbered certificate in your name if you pass before the jury. Anyone can check the number online.',
      fr: 'Un certificat nominatif et numéroté, si vous réussissez devant le jury. Le numéro est vérifiable en ligne.',
    },
  },
  'clear-work-emails': {
    included: [
      {
        nl: 'Drie van uw e-mails, met opmerkingen in de kantlijn',
        en: 'Three of your emails, with comments in the margin',
        fr: 'Trois de vos e-mails, annotés dans la marge',
      },
    ],
  },
  'excel-for-daily-work': {
    included: [
      {
        nl: 'Een laptop van ons, als u er geen meebrengt',
        en: 'One of our laptops if you do not bring your own',
        fr: 'Un de nos portables, si vous n’apportez pas le vôtre',
      },
      {
        nl: 'Alle oefenbestanden en een spiekblad van twee bladzijden',
        en: 'All practice files and a two-page cheat sheet',
        fr: 'Tous les fichiers d’exercice et un aide-mémoire de deux pages',
      },
    ],
  },
  'power-bi-first-dashboard': {
    included: [
      {
        nl: 'Vragen stellen per e-mail, tot een maand na de opleiding',
        en: 'Questions by email until a month after the course',
        fr: 'Vos questions par e-mail, jusqu’à un mois après la formation',
      },
    ],
  },
  'cybersecurity-basics': {
    included: [
      {
        nl: 'Een noodkaart die u zelf invult en ophangt',
        en: 'An emergency card that you fill in and put up',
        fr: 'Une carte d’urgence à compléter et à afficher',
      },
    ],
  },
  'carbon-footprint': {
    included: [
      {
        nl: 'Het rekenblad, dat u volgend jaar opnieuw gebruikt',
        en: 'The spreadsheet, to use again next year',
        fr: 'Le tableur, à réutiliser l’année suivante',
      },
    ],
  },
  'energy-savings-sme': {
    included: [
      {
        nl: 'De checklist voor uw ronde door het gebouw',
        en: 'The checklist for your walk through the building',
        fr: 'La check-list pour votre tour du bâtiment',
      },
    ],
  },
  'sustainability-coordinator': {
    included: [
      {
        nl: 'Schriftelijke feedback op elke opdracht',
        en: 'Written feedback on every assignment',
        fr: 'Un retour écrit sur chaque exercice',
      },
      {
        nl: 'De jury op de vijfde dag, en zo nodig één nieuwe kans',
        en: 'The jury on the fifth day, and one more attempt if needed',
        fr: 'Le jury du cinquième jour et, au besoin, une seconde chance',
      },
    ],
    certificate: {
      nl: 'Het certificaat van duurzaamheidscoördinator van Leerplein, als de jury uw plan goedkeurt.',
      en: 'The Leerplein certificate of sustainability coordinator if the jury approves your plan.',
      fr: 'Le certificat de coordinateur durabilité de Leerplein, si le jury approuve votre plan.',
    },
  },
  'bookkeeping-basics': {
    included: [
      {
        nl: 'De map met honderdtwintig documenten om te boeken',
        en: 'The folder of a hundred and twenty documents to record',
        fr: 'Le classeur de cent vingt documents à comptabiliser',
      },
    ],
  },
  'vat-and-peppol': {
    included: [
      {
        nl: 'Een overzichtsblad voor naast uw scherm',
        en: 'An overview to keep beside your screen',
        fr: 'Une feuille de synthèse à garder près de l’écran',
      },
      {
        nl: 'Vragen stellen per e-mail, tot een maand later',
        en: 'Questions by email until a month later',
        fr: 'Vos questions par e-mail, jusqu’à un mois plus tard',
      },
    ],
  },
  'budget-and-cost-control': {
    included: [
      {
        nl: 'De beoordeling van uw dossier en de praktische proef',
        en: 'The assessment of your file and the practical test',
        fr: 'L’évaluation de votre dossier et l’épreuve pratique',
      },
    ],
    certificate: {
      nl: 'Het certificaat van Leerplein, als u op dossier en proef minstens zestig procent haalt.',
      en: 'The Leerplein certificate if you score at least sixty per cent on both the file and the test.',
      fr: 'Le certificat de Leerplein, avec au moins soixante pour cent au dossier et à l’épreuve.',
    },
  },
  'idea-to-prototype': {
    included: [
      {
        nl: 'Vijf testpersonen, door ons uitgenodigd',
        en: 'Five test users, whom we invite for you',
        fr: 'Cinq testeurs, que nous invitons pour vous',
      },
    ],
  },
  'onboarding-new-colleagues': {
    included: [
      {
        nl: 'Onze sjablonen en feedback op uw plan',
        en: 'Our templates and feedback on your plan',
        fr: 'Nos modèles et un retour sur votre plan',
      },
    ],
  },
  'certificate-personnel-administration': {
    included: [
      {
        nl: 'De praktijkproef, en zo nodig één herkansing',
        en: 'The practical test, and one resit if needed',
        fr: 'L’épreuve pratique et, au besoin, une seconde chance',
      },
    ],
    certificate: {
      nl: 'Een attest van Leerplein als u slaagt voor de praktijkproef. Anders een aanwezigheidsattest.',
      en: 'A Leerplein certificate if you pass the practical test. Otherwise an attendance certificate.',
      fr: 'Une attestation de réussite de Leerplein si vous réussissez l’épreuve. Sinon, une attestation de présence.',
    },
  },
  'first-aid-at-work': {
    included: [
      {
        nl: 'Een oefenpop en een AED om op te oefenen',
        en: 'A manikin and an AED to practise on',
        fr: 'Un mannequin et un DEA pour vous exercer',
      },
      { nl: 'De praktijkproef', en: 'The practical test', fr: 'L’épreuve pratique' },
    ],
    certificate: {
      nl: 'Het getuigschrift van hulpverlener, als u slaagt voor de praktijkproef. U houdt het geldig met een jaarlijkse bijscholing.',
      en: 'The first-aider certificate if you pass the practical test. A yearly refresher keeps it valid.',
      fr: 'Le certificat de secouriste, si vous réussissez l’épreuve pratique. Un recyclage annuel le garde valable.',
    },
  },
  'forklift-operator-certificate': {
    included: [
      {
        nl: 'Een heftruck voor hoogstens vier bestuurders',
        en: 'One forklift for at most four operators',
        fr: 'Un chariot pour quatre conducteurs au plus',
      },
      {
        nl: 'De theorietoets en de rijproef',
        en: 'The theory test and the driving test',
        fr: 'Le test théorique et l’épreuve de conduite',
      },
    ],
    certificate: {
      nl: 'Een attest voor uw werkgever, als u slaagt voor toets en rijproef.',
      en: 'A certificate for your employer if you pass both tests.',
      fr: 'Une attestation pour votre employeur, si vous réussissez les deux épreuves.',
    },
  },
  'vca-basic-safety': {
    included: [
      {
        nl: 'Het examengeld, bij een erkend examencentrum in ons huis',
        en: 'The exam fee, with an approved exam centre on our premises',
        fr: 'Les frais d’examen, auprès d’un centre agréé dans nos locaux',
      },
    ],
    certificate: {
      nl: 'Het VCA-diploma Basisveiligheid van het examencentrum, als u slaagt.',
      en: 'The VCA Basic Safety diploma of the exam centre if you pass.',
      fr: 'Le diplôme VCA Sécurité de base du centre d’examen, en cas de réussite.',
    },
  },
}
