import type { Locale, Localized } from '../domain/locales.ts'
import type { CategoryKey, LocationKey, ThemeKey } from './shapes.ts'

/**
 * The nine categories of spec section 3, in the order filters show them. No course of ours stands in 'Not Eligible', which is
 * not what a course is about: `subsidised` says so of each.
 */
export const categories: { key: CategoryKey; name: Localized; sequence: number }[] = [
  {
    key: 'business-strategy',
    name: { nl: 'Bedrijfsstrategie', en: 'Business strategy', fr: 'Stratégie d’entreprise' },
    sequence: 1,
  },
  {
    key: 'job-specific-skills',
    name: { nl: 'Beroepsspecifieke vaardigheden', en: 'Job-specific skills', fr: 'Compétences métier' },
    sequence: 2,
  },
  {
    key: 'digitalization',
    name: { nl: 'Digitalisering', en: 'Digitalisation', fr: 'Numérique' },
    sequence: 3,
  },
  {
    key: 'sustainability',
    name: { nl: 'Duurzaamheid', en: 'Sustainability', fr: 'Durabilité' },
    sequence: 4,
  },
  {
    key: 'financial-literacy',
    name: { nl: 'Financiële kennis', en: 'Financial literacy', fr: 'Finance et comptabilité' },
    sequence: 5,
  },
  {
    key: 'innovation',
    name: { nl: 'Innovatie', en: 'Innovation', fr: 'Innovation' },
    sequence: 6,
  },
  {
    key: 'internationalization',
    name: { nl: 'Internationaal ondernemen', en: 'Internationalisation', fr: 'Commerce international' },
    sequence: 7,
  },
  {
    key: 'human-resources-management',
    name: { nl: 'Personeelsbeleid', en: 'Human resources management', fr: 'Ressources humaines' },
    sequence: 8,
  },
  {
    key: 'not-eligible',
    name: { nl: 'Geen subsidie', en: 'No subsidy', fr: 'Pas de subside' },
    sequence: 9,
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
  address: string | null
  zip: string | null
  city: Localized
  isOnline: boolean
}[] = [
  {
    key: 'brussels',
    name: { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' },
    address: 'Vaartstraat 12',
    zip: '1000',
    city: { nl: 'Brussel', en: 'Brussels', fr: 'Bruxelles' },
    isOnline: false,
  },
  {
    key: 'antwerp',
    name: { nl: 'Antwerpen', en: 'Antwerp', fr: 'Anvers' },
    address: 'Godefriduskaai 20',
    zip: '2000',
    city: { nl: 'Antwerpen', en: 'Antwerp', fr: 'Anvers' },
    isOnline: false,
  },
  {
    key: 'ghent',
    name: { nl: 'Gent', en: 'Ghent', fr: 'Gand' },
    address: 'Dok-Noord 7',
    zip: '9000',
    city: { nl: 'Gent', en: 'Ghent', fr: 'Gand' },
    isOnline: false,
  },
  {
    key: 'liege',
    name: { nl: 'Luik', en: 'Liège', fr: 'Liège' },
    address: 'Quai Orban 18',
    zip: '4020',
    city: { nl: 'Luik', en: 'Liège', fr: 'Liège' },
    isOnline: false,
  },
  {
    key: 'online',
    name: { nl: 'Online', en: 'Online', fr: 'En ligne' },
    address: null,
    zip: null,
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
