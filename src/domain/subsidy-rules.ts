/** What a course is about for the kmo-portefeuille; 'training' is everything without a higher share of its own. */
export const subsidyThemes = ['training', 'cybersecurity', 'energy'] as const
export type SubsidyTheme = (typeof subsidyThemes)[number]

/** In the European Union's definition: below 50 and below 250 people. */
export const enterpriseSizes = ['small', 'medium'] as const
export type EnterpriseSize = (typeof enterpriseSizes)[number]

/** The kmo-portefeuille as it is from a day on, for training; amounts in cents. */
interface SubsidyRule {
  validFrom: string
  percent: Record<SubsidyTheme, Record<EnterpriseSize, number>>
  /** What an application has to come to, without VAT. */
  minimum: number
  /** Of the aid, for an enterprise in a calendar year. */
  yearlyMaximum: number
  /** Days after the start of the training in which one may still apply. */
  daysToApply: number
  /** Days after the provider confirmed the application in which the enterprise pays its share. */
  daysToPay: number
}

const usual = { small: 30, medium: 20 }
const raised = { small: 45, medium: 35 }
const bounds = { minimum: 100_00, yearlyMaximum: 7_500_00, daysToApply: 14, daysToPay: 30 }

// Sources: vlaio.be, 'Hoeveel subsidies kan ik krijgen' (percentages, maximum, cybersecurity for applications after
// 13 September 2021), its 'Subsidiedatabank' of 5 June 2024 (energy efficiency) and its news of 23 January 2026
// (training stays as it was); cce.be, 'Kmo-portefeuille', for the minimum; vlaanderen.be, 'Projectaanvraag indienen in
// de kmo-portefeuille' (14 calendar days); tna.be and vigc.be, both 'Kmo-portefeuille' (30 calendar days).
/** Oldest first; a new rule is a new row. */
const subsidyRules: readonly SubsidyRule[] = [
  { ...bounds, validFrom: '2020-01-01', percent: { training: usual, cybersecurity: usual, energy: usual } },
  { ...bounds, validFrom: '2021-09-14', percent: { training: usual, cybersecurity: raised, energy: usual } },
  { ...bounds, validFrom: '2024-06-05', percent: { training: usual, cybersecurity: raised, energy: raised } },
]

/** The rule in force on a calendar day (YYYY-MM-DD); null before the first. */
export const ruleOn = (day: string): SubsidyRule | null =>
  subsidyRules.findLast(({ validFrom }) => validFrom <= day) ?? null
