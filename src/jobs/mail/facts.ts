import { formatFullDate } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import type { MailData } from '../../domain/mails.ts'
import { days, firstAndLast, hours } from './format.ts'
import { type MailTexts, mailTranslator } from './texts.ts'
import { oneLine } from './words.ts'

type FactName = keyof MailTexts['facts']

export interface Fact {
  label: string
  lines: string[]
  /** Where its only line leads. */
  url?: string
}

/** In the order in which they are told. What a mail's values do not hold is not told. */
const told: FactName[] = [
  'course',
  'when',
  'date',
  'location',
  'route',
  'runs',
  'participants',
  'recognition',
  'netPrice',
  'enterpriseNumber',
  'applyBy',
  'payBy',
  'leaveNumber',
  'contactHours',
  'organiser',
  'requestBy',
  'claimBy',
  'room',
  'persons',
  'setup',
  'facilities',
  'catering',
  'rate',
  'estimate',
  'number',
  'amount',
  'dueOn',
  'account',
  'paymentReference',
  'validUntil',
  'customerRef',
  'customer',
  'name',
  'email',
  'phone',
  'subject',
]

/** A session has instants, a room a day and its hours; where only the day is known, the day. */
function whenOf({ values }: MailData, locale: Locale): Partial<Record<FactName, string[]>> {
  if (!('start' in values)) return 'date' in values ? { date: [formatFullDate(values.date, locale)] } : {}
  const { start, end } = values
  if ('date' in values) return { when: [hours(values.date, start, end, locale)] }
  return { when: values.schedule ? days(values.schedule, locale) : firstAndLast(start, end, locale) }
}

/** Kinds that tell somebody of a seat that is theirs or will be. */
const ofSeats: ReadonlySet<MailData['kind']> = new Set([
  'registration-received',
  'registration-partner',
  'participant-registered',
  'payment-received',
  'payment-pending',
  'waiting-list-offer',
])

/** Whether the session runs, where that hangs on how many come. */
function runsOf({ kind, values }: MailData, locale: Locale): Partial<Record<FactName, string>> {
  if (!ofSeats.has(kind) || !('decision' in values) || !values.decision) return {}
  const { decision, minimum = 0, decisionOn } = values
  const t = mailTranslator(locale)
  if (decision !== 'pending') return { runs: t(`runs.${decision}`) }
  return { runs: t.count('runsPending', minimum, { date: decisionOn ? formatFullDate(decisionOn, locale) : '' }) }
}

/** What a mail lists below its text: `words` are its values as they read. */
export function factsOf(data: MailData, words: Record<string, string>, locale: Locale): Fact[] {
  const t = mailTranslator(locale)
  const participants = 'participants' in data.values ? data.values.participants.map(oneLine) : []
  const { date: _, ...others } = words
  const known: Record<string, string> = { ...others, ...runsOf(data, locale) }
  const inLines: Partial<Record<FactName, string[]>> = { participants, ...whenOf(data, locale) }
  const hidden = new Set<FactName>(data.kind === 'invoice' && data.values.paid ? ['dueOn'] : [])
  if ('amount' in data.values && data.values.amount === 0) hidden.add('amount')
  if ('estimate' in data.values && data.values.estimate === 0) hidden.add('estimate')
  return told.flatMap((name) => {
    if (name === 'route' && known.route) return [{ label: t('facts.route'), lines: [t('route')], url: known.route }]
    const lines = inLines[name] ?? (known[name] ? [known[name]] : [])
    const isOne = name === 'participants' && lines.length === 1
    return lines.length > 0 && !hidden.has(name)
      ? [{ label: t(isOne ? 'facts.participant' : `facts.${name}`), lines }]
      : []
  })
}
