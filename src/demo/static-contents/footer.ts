import type { ManagedLink } from '../../../schemas/static-content.ts'
import type { ContentSeed } from './parts.ts'

const office = {
  name: 'Leerplein',
  zip: '1000',
  phone: '+32 2 000 00 00',
  email: 'hallo@leerplein.test',
  subsidyUrl: 'https://www.vlaio.be',
}

const link = (label: string, value: string): { label: string; url: ManagedLink } => ({
  label,
  url: { urlType: 'PAGE', value },
})

const dutch = [
  {
    title: 'Leren',
    links: [
      link('Opleidingen', 'courses'),
      link('Op maat', 'coaching'),
      link('Hoe het werkt', 'hoe-het-werkt'),
      link('Voor werkgevers', 'voor-werkgevers'),
      link('Subsidies', 'subsidies-en-kmo-portefeuille'),
    ],
  },
  {
    title: 'Over Leerplein',
    links: [
      link('Over ons', 'about'),
      link('Zaal huren', 'facilities'),
      link('Route en toegankelijkheid', 'praktische-info-en-toegankelijkheid'),
      link('Contact', 'contact'),
      link('Nieuwsbrief', 'newsletter'),
    ],
  },
  {
    title: 'Juridisch',
    links: [
      link('Annuleren', 'annuleringsvoorwaarden'),
      link('Certificaat controleren', 'verify'),
      link('Privacy', 'privacy'),
      link('Disclaimer', 'disclaimer'),
      link('Toegankelijkheidsverklaring', 'toegankelijkheidsverklaring'),
    ],
  },
]

const english = [
  {
    title: 'Learn',
    links: [
      link('Courses', 'courses'),
      link('Tailor-made', 'coaching'),
      link('How it works', 'how-it-works'),
      link('For employers', 'for-employers'),
      link('Subsidies', 'subsidies-and-sme-wallet'),
    ],
  },
  {
    title: 'About Leerplein',
    links: [
      link('About us', 'about'),
      link('Rent a classroom', 'facilities'),
      link('Directions and accessibility', 'practical-information-and-accessibility'),
      link('Contact', 'contact'),
      link('Newsletter', 'newsletter'),
    ],
  },
  {
    title: 'Legal',
    links: [
      link('Cancelling', 'cancellation-conditions'),
      link('Check a certificate', 'verify'),
      link('Privacy', 'privacy'),
      link('Disclaimer', 'disclaimer'),
      link('Accessibility statement', 'accessibility-statement'),
    ],
  },
]

const french = [
  {
    title: 'Apprendre',
    links: [
      link('Formations', 'courses'),
      link('Sur mesure', 'coaching'),
      link('Comment ça marche', 'comment-ca-marche'),
      link('Pour les employeurs', 'pour-les-employeurs'),
      link('Subsides', 'subsides-et-cheques-formation'),
    ],
  },
  {
    title: 'Leerplein',
    links: [
      link('À propos', 'about'),
      link('Louer une salle', 'facilities'),
      link('Accès et accessibilité', 'infos-pratiques-et-accessibilite'),
      link('Contact', 'contact'),
      link('Newsletter', 'newsletter'),
    ],
  },
  {
    title: 'Informations légales',
    links: [
      link('Annulation', 'conditions-d-annulation'),
      link('Vérifier un certificat', 'verify'),
      link('Vie privée', 'privacy'),
      link('Mentions légales', 'disclaimer'),
      link('Déclaration d’accessibilité', 'declaration-d-accessibilite'),
    ],
  },
]

export const footer: ContentSeed<'footer'> = {
  data: {
    nl: {
      ...office,
      address: 'Vaartstraat 12',
      city: 'Brussel',
      subsidyLabel: 'Met steun van de Vlaamse overheid',
      columns: dutch,
    },
    en: {
      ...office,
      address: 'Vaartstraat 12',
      city: 'Brussels',
      subsidyLabel: 'With the support of the Flemish government',
      columns: english,
    },
    fr: {
      ...office,
      address: 'rue du Canal 12',
      city: 'Bruxelles',
      subsidyLabel: 'Avec le soutien des autorités flamandes',
      columns: french,
    },
  },
}
