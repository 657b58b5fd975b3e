import type { CourseType } from '../../domain/courses.ts'
import type { Localized } from '../../domain/locales.ts'
import type { SubsidyTheme } from '../../domain/subsidy.ts'

/** What one demo course says. Keys of themes, locations and trainers are those of `src/db/tables/catalogue.ts`. */
export interface CourseSeed {
  /** Kebab-case, unique: also the seed of the course's floor of tiles. */
  key: string
  type: CourseType
  category: CategoryKey
  themes: ThemeKey[]
  /** Languages in which it is taught. */
  languages: ('nl' | 'en' | 'fr')[]
  /** Where sessions are planned; an online course has ['online']. */
  locations: LocationKey[]
  /** What it is about: each of its trainers knows that field. */
  field: Field
  trainers: TrainerKey[]
  /** Whole days; an online course is given in half days, two for each of these. */
  days: number
  /** Left out: one day after the other; an online course has a week between its parts. */
  rhythm?: 'weekly' | 'fortnightly'
  /** Hours of a day without the break, where they are not seven. */
  hoursADay?: 5
  /** Cents excluding VAT, for one participant; 0 means on request (only TAILORED). */
  price: number
  /** Seats in one session. */
  capacity: number
  /** Whether the kmo-portefeuille pays a share. */
  subsidised: boolean
  /** Left out: no higher share than other training. */
  subsidyTheme?: SubsidyTheme
  /** In the Flemish training database, where it gives a right to training leave: only what has 32 hours. */
  trainingDatabaseNumber?: string
  showOnHomePage: boolean
  title: Localized
  /** Translated, unique per language, kebab-case ASCII. */
  slug: Localized
  /** One sentence for a card, at most 140 characters. */
  summary: Localized
  /** Two or three paragraphs, separated by a blank line. */
  description: Localized
  /** For whom: one or two sentences. */
  audience: Localized
  /** What one can do afterwards: three to five short lines, in the infinitive. */
  outcomes: Localized<string[]>
  /** One entry a day (an online or one-day course: one entry a half day). */
  programme: { title: Localized; text: Localized }[]
}

const categoryKeys = [
  'business-strategy',
  'job-specific-skills',
  'digitalization',
  'sustainability',
  'financial-literacy',
  'innovation',
  'internationalization',
  'human-resources-management',
  'not-eligible',
] as const
export type CategoryKey = (typeof categoryKeys)[number]

const themeKeys = [
  'leadership',
  'communication',
  'data',
  'ai',
  'law-and-compliance',
  'sales-and-marketing',
  'project-management',
  'climate-and-energy',
  'wellbeing',
  'export-and-customs',
] as const
export type ThemeKey = (typeof themeKeys)[number]

const locationKeys = ['brussels', 'antwerp', 'ghent', 'liege', 'online'] as const
export type LocationKey = (typeof locationKeys)[number]

const trainerKeys = [
  'annelies-verbruggen',
  'karim-benali',
  'sofie-lambrecht',
  'jean-marc-delvaux',
  'priya-nair',
  'tom-wauters',
  'camille-renard',
  'bart-hendrickx',
  'nadia-el-amrani',
  'wouter-claes',
  'isabelle-fontaine',
  'david-okafor',
] as const
export type TrainerKey = (typeof trainerKeys)[number]

/** What a trainer can teach. */
export type Field =
  | 'strategy'
  | 'governance'
  | 'succession'
  | 'sales'
  | 'customers'
  | 'negotiation'
  | 'export'
  | 'projects'
  | 'innovation'
  | 'writing'
  | 'spreadsheets'
  | 'software'
  | 'sustainability'
  | 'energy'
  | 'finance'
  | 'tax'
  | 'people'
  | 'payroll'
  | 'safety'
  | 'logistics'
  | 'dutch'
