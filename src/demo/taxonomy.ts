import type { Locale, Localized } from '../domain/locales.ts'
import type { CategoryKey, LocationKey, ThemeKey } from './courses/shapes.ts'

/** The nine categories of spec section 3, in the order filters show them. */
export const categories: { key: CategoryKey; name: Localized; intro?: Localized }[] = [
  {
    key: 'business-strategy',
    name: { nl: 'Bedrijfsstrategie', en: 'Business strategy', fr: 'Stratégie d’entreprise' },
    intro: {
      nl: 'Een plan dat u maandag uitvoert: keuzes maken, cijfers lezen en uw mensen meekrijgen.',
      en: 'A plan you can carry out on Monday: making choices, reading the figures and bringing your people along.',
      fr: 'Un plan à exécuter dès lundi : faire des choix, lire les chiffres et embarquer vos équipes.',
    },
  },
  {
    key: 'job-specific-skills',
    name: { nl: 'Beroepsspecifieke vaardigheden', en: 'Job-specific skills', fr: 'Compétences métier' },
    intro: {
      nl: 'Vakkennis voor wie het werk doet: van boekhouding en magazijn tot verkoop en onthaal.',
      en: 'Skills for the people who do the work: from bookkeeping and the warehouse to sales and reception.',
      fr: 'Le savoir-faire de celles et ceux qui font le travail : de la comptabilité et du magasin à la vente et à l’accueil.',
    },
  },
  {
    key: 'digitalization',
    name: { nl: 'Digitalisering', en: 'Digitalisation', fr: 'Numérique' },
    intro: {
      nl: 'Van een eerste draaitabel tot artificiële intelligentie: u oefent met eigen bestanden, in kleine groepen.',
      en: 'From a first pivot table to artificial intelligence: you practise with your own files, in small groups.',
      fr: 'Du premier tableau croisé à l’intelligence artificielle : vous travaillez sur vos propres fichiers, en petits groupes.',
    },
  },
  {
    key: 'sustainability',
    name: { nl: 'Duurzaamheid', en: 'Sustainability', fr: 'Durabilité' },
    intro: {
      nl: 'Rapporteren, besparen en anders produceren: wat de wet vraagt en wat het u oplevert.',
      en: 'Reporting, saving and producing differently: what the law asks and what you gain from it.',
      fr: 'Rapporter, économiser et produire autrement : ce que la loi demande et ce que vous y gagnez.',
    },
  },
  {
    key: 'financial-literacy',
    name: { nl: 'Financiële kennis', en: 'Financial literacy', fr: 'Finance et comptabilité' },
    intro: {
      nl: 'Cijfers lezen zonder boekhouder te zijn, en btw, budget en liquiditeit in eigen hand houden.',
      en: 'Reading figures without being an accountant, and keeping VAT, budget and cash in your own hands.',
      fr: 'Lire les chiffres sans être comptable, et garder la main sur la TVA, le budget et la trésorerie.',
    },
  },
  {
    key: 'innovation',
    name: { nl: 'Innovatie', en: 'Innovation', fr: 'Innovation' },
    intro: {
      nl: 'Een idee toetsen voor het geld kost, en er met uw team iets van maken dat klanten kopen.',
      en: 'Testing an idea before it costs money, and making it something that customers buy.',
      fr: 'Tester une idée avant qu’elle ne coûte, et en faire avec votre équipe ce que vos clients achètent.',
    },
  },
  {
    key: 'internationalization',
    name: { nl: 'Internationaal ondernemen', en: 'Internationalisation', fr: 'Commerce international' },
    intro: {
      nl: 'Verkopen over de grens: douane, contracten, btw en talen, met mensen die het elke week doen.',
      en: 'Selling across borders: customs, contracts, VAT and languages, with people who do it every week.',
      fr: 'Vendre au-delà des frontières : douane, contrats, TVA et langues, avec des personnes qui le font chaque semaine.',
    },
  },
  {
    key: 'human-resources-management',
    name: { nl: 'Personeelsbeleid', en: 'Human resources management', fr: 'Ressources humaines' },
    intro: {
      nl: 'Aanwerven, begeleiden, belonen en afscheid nemen, zoals het hoort en zoals het werkt.',
      en: 'Hiring, guiding, rewarding and parting ways, as the law has it and as it works.',
      fr: 'Recruter, accompagner, rémunérer et se séparer, dans les règles et avec bon sens.',
    },
  },
  {
    key: 'not-eligible',
    name: { nl: 'Komt niet in aanmerking', en: 'Not eligible', fr: 'Non éligible' },
    intro: {
      nl: 'Opleidingen waarvoor de kmo-portefeuille niets bijlegt.',
      en: 'Courses that the SME e-wallet does not contribute to.',
      fr: 'Formations pour lesquelles le kmo-portefeuille n’intervient pas.',
    },
  },
]

export const themes: { key: ThemeKey; name: Localized }[] = [
  { key: 'leadership', name: { nl: 'Leidinggeven', en: 'Leadership', fr: 'Leadership' } },
  { key: 'communication', name: { nl: 'Communicatie', en: 'Communication', fr: 'Communication' } },
  { key: 'data', name: { nl: 'Data', en: 'Data', fr: 'Données' } },
  {
    key: 'ai',
    name: { nl: 'Artificiële intelligentie', en: 'Artificial intelligence', fr: 'Intelligence artificielle' },
  },
  {
    key: 'law-and-compliance',
    name: { nl: 'Recht en regelgeving', en: 'Law and compliance', fr: 'Droit et conformité' },
  },
  {
    key: 'sales-and-marketing',
    name: { nl: 'Verkoop en marketing', en: 'Sales and marketing', fr: 'Vente et marketing' },
  },
  { key: 'project-management', name: { nl: 'Projectbeheer', en: 'Project management', fr: 'Gestion de projet' } },
  { key: 'climate-and-energy', name: { nl: 'Klimaat en energie', en: 'Climate and energy', fr: 'Climat et énergie' } },
  { key: 'wellbeing', name: { nl: 'Welzijn op het werk', en: 'Wellbeing at work', fr: 'Bien-être au travail' } },
  { key: 'export-and-customs', name: { nl: 'Export en douane', en: 'Export and customs', fr: 'Export et douane' } },
]

/** Where sessions take place; only the Brussels building has rooms to rent (spec section 1). */
export const locations: {
  key: LocationKey
  name: Localized
  intro: Localized
  address?: string
  addresses?: Localized
  zip?: string
  city: Localized
  isOnline?: true
  hasRooms?: true
}[] = [
  {
    key: 'brussels',
    name: { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' },
    intro: {
      nl: 'In ons gebouw aan de Vaartstraat, op wandelafstand van Brussel-Noord en Rogier. U kunt er les volgen in het Nederlands, Frans en Engels.',
      en: 'In our own building in Vaartstraat, within walking distance of Brussels North and Rogier. Courses are in Dutch, French and English.',
      fr: 'Dans notre bâtiment de la rue du Canal, à distance de marche de Bruxelles-Nord et de Rogier. Les cours s’y donnent en français, en néerlandais et en anglais.',
    },
    address: 'Vaartstraat 12',
    addresses: { nl: 'Vaartstraat 12', en: 'Vaartstraat 12', fr: 'rue du Canal 12' },
    zip: '1000',
    city: { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' },
    hasRooms: true,
  },
  {
    key: 'antwerp',
    name: { nl: 'Antwerpen', en: 'Antwerp', fr: 'Anvers' },
    intro: {
      nl: 'Op het Eilandje, in Antwerpen. De groepen zijn klein en de lessen gaan door in het Nederlands of het Engels.',
      en: 'In the Eilandje docklands of Antwerp. Groups are small, and courses are in Dutch or English.',
      fr: 'Dans le quartier de l’Eilandje, à Anvers. Les groupes sont petits et les cours se donnent en néerlandais ou en anglais.',
    },
    address: 'Godefriduskaai 20',
    zip: '2000',
    city: { nl: 'Antwerpen', en: 'Antwerp', fr: 'Anvers' },
  },
  {
    key: 'ghent',
    name: { nl: 'Gent', en: 'Ghent', fr: 'Gand' },
    intro: {
      nl: 'Aan Dok-Noord, in Gent. De groepen zijn klein en de lessen gaan door in het Nederlands of het Engels.',
      en: 'At Dok-Noord in Ghent. Groups are small, and courses are in Dutch or English.',
      fr: 'À Dok-Noord, à Gand. Les groupes sont petits et les cours se donnent en néerlandais ou en anglais.',
    },
    address: 'Dok-Noord 7',
    zip: '9000',
    city: { nl: 'Gent', en: 'Ghent', fr: 'Gand' },
  },
  {
    key: 'liege',
    name: { nl: 'Luik', en: 'Liège', fr: 'Liège' },
    intro: {
      nl: 'Aan de Maas, in Luik. De lessen gaan er door in het Frans.',
      en: 'On the Meuse in Liège. Courses there are in French.',
      fr: 'Au bord de la Meuse, à Liège. Les cours s’y donnent en français.',
    },
    address: 'Quai Orban 18',
    zip: '4020',
    city: { nl: 'Luik', en: 'Liège', fr: 'Liège' },
  },
  {
    key: 'online',
    name: { nl: 'Online', en: 'Online', fr: 'En ligne' },
    intro: {
      nl: 'Live, met een groep en een lesgever, vanaf uw eigen bureau. U hebt een koptelefoon en een rustige plek nodig.',
      en: 'Live, with a group and a trainer, from your own desk. All you need is a headset and a quiet place.',
      fr: 'En direct, en groupe et avec un formateur, depuis votre bureau. Il vous faut un casque et un endroit calme.',
    },
    city: { nl: 'Online', en: 'Online', fr: 'En ligne' },
    isOnline: true,
  },
]

/** Languages in which courses are taught. */
export const languages: { code: Locale; name: Localized }[] = [
  { code: 'nl', name: { nl: 'Nederlands', en: 'Dutch', fr: 'Néerlandais' } },
  { code: 'en', name: { nl: 'Engels', en: 'English', fr: 'Anglais' } },
  { code: 'fr', name: { nl: 'Frans', en: 'French', fr: 'Français' } },
]

export { trainers } from './trainers.ts'
