import { plusDays } from './days.ts'

/** What the law asks of reminders to consumers, each rule with the day since when it holds, the last one first. */
export const consumerRules = [
  {
    since: '2023-09-01',
    source: 'Code of economic law, Book XIX, art. XIX.2 and XIX.4 (law of 4 May 2023)',
    /** The first reminder is free; nothing may be asked before so many calendar days after the day on which it was sent. */
    daysToPay: 14,
    /** Cents, at most, of each reminder after the first, beside postage, which e-mail has none of. */
    mostFee: 750,
    /** What may be asked at once as damages, at most: from so many cents on, so much and so many percent of what is above. */
    damages: [
      { above: 50_000, flat: 6_500, percent: 5 },
      { above: 15_000, flat: 3_000, percent: 10 },
      { above: 0, flat: 2_000, percent: 0 },
    ],
    mostDamages: 200_000,
  },
] as const

/** Between businesses: the fixed sum for the costs of collecting (law of 2 August 2002, art. 6). */
const businessDamages = 4_000

export function consumerRuleOn(day: string) {
  const rule = consumerRules.find(({ since }) => since <= day)
  if (!rule) throw new Error(`No rule of reminders held on ${day}`)
  return rule
}

export type ConsumerRule = ReturnType<typeof consumerRuleOn>

/** Cents that may be asked as damages of a consumer who owes so many. */
export function consumerDamages({ damages, mostDamages }: ConsumerRule, open: number): number {
  const step = damages.find(({ above }) => open > above)
  if (!step) return 0
  return Math.min(mostDamages, step.flat + Math.floor(((open - step.above) * step.percent) / 100))
}

/** Cents that may be asked as damages of who owes so many. */
export const damagesOf = ({ open, isConsumer }: { open: number; isConsumer: boolean }, day: string): number =>
  isConsumer ? consumerDamages(consumerRuleOn(day), open) : businessDamages

const reminderLevels = [1, 2, 3] as const
type ReminderLevel = (typeof reminderLevels)[number]

/** What staff decide: whether reminders go by themselves, so many days after the due day, and what they cost. */
export interface ReminderSettings {
  isAutomatic: boolean
  /** Days after the due day of each level. */
  firstAfter: number
  secondAfter: number
  thirdAfter: number
  /** Cents of each reminder after the first. */
  fee: number
  /** The last one asks for damages too. */
  asksDamages: boolean
}

/** How an open invoice stands with its reminders. */
export interface Reminded {
  dueOn: string
  open: number
  isConsumer: boolean
  /** Those that were sent: the highest level, its day, and what they cost together. */
  last: { level: number; sentOn: string; costs: number } | null
}

export interface NextReminder {
  level: ReminderLevel
  /** The first day on which it may go, and that on which it goes by itself. */
  allowedOn: string
  dueOn: string
  /** Cents of this one and of those before it, and as damages. */
  costs: number
  damages: number
  /** The last day to pay before more is asked. */
  payBy: string
}

/** The reminder that comes next, as it would be sent on that day; null after the last. */
export function nextReminder(invoice: Reminded, settings: ReminderSettings, today: string): NextReminder | null {
  const { dueOn, isConsumer, last } = invoice
  const level = reminderLevels.find((one) => one === (last?.level ?? 0) + 1)
  if (!level) return null
  const rule = consumerRuleOn(today)
  const after = { 1: settings.firstAfter, 2: settings.secondAfter, 3: settings.thirdAfter }[level]
  const allowedOn = last ? plusDays(last.sentOn, rule.daysToPay + 1) : plusDays(dueOn, 1)
  const wanted = plusDays(dueOn, after)
  const fee = level === 1 ? 0 : isConsumer ? Math.min(settings.fee, rule.mostFee) : settings.fee
  return {
    level,
    allowedOn,
    dueOn: wanted > allowedOn ? wanted : allowedOn,
    costs: (last?.costs ?? 0) + fee,
    damages: level === 3 && settings.asksDamages ? damagesOf(invoice, today) : 0,
    payBy: plusDays(today, rule.daysToPay),
  }
}

/** By how many days a debt is late. */
export const debtAges = ['current', 'to30', 'to60', 'to90', 'older'] as const

/** Why reminders of an invoice stop: its customer disputes it, or promised to pay by a day. */
export const reminderStops = ['dispute', 'promise'] as const
export type ReminderStop = (typeof reminderStops)[number]

/** Why an invoice was not reminded of. */
export const reminderRefusals = ['missing', 'paid', 'stopped', 'early', 'address'] as const
