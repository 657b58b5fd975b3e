import { type AllTexts, currentTexts } from '../../../locales/texts.ts'
import { brusselsDay, brusselsTime } from '../../domain/days.ts'
import { formatAmount, formatClock, formatDate, formatFullDate, formatTime } from '../../domain/format.ts'
import { formatSchedule, type Schedule } from '../../domain/format-days.ts'
import type { Locale } from '../../domain/locales.ts'
import { type MailData, tellsWhetherItRuns, textOf } from '../../domain/mails.ts'
import { priceLineText } from '../../domain/price-line-text.ts'
import { translatorOf } from '../../domain/translator.ts'
import { vatRate } from '../../domain/vat.ts'

export type MailTexts = AllTexts['mail']

/** What mails of every kind say in a language, before anything is filled in. */
const kindsIn = (locale: Locale): MailTexts['kinds'] => currentTexts[locale].mail.kinds

export const calendarTranslator = (locale: Locale) =>
  translatorOf<AllTexts['calendar']>(locale, currentTexts[locale].calendar)

export const mailTranslator = (locale: Locale) => translatorOf<MailTexts>(locale, currentTexts[locale].mail)

const dayOf = (instant: string) => brusselsDay(new Date(instant))

/** An instant as 'donderdag 14 januari 2027 om 14.30 uur', in Brussels. */
const moment = (instant: string, locale: Locale): string =>
  mailTranslator(locale)('when.moment', { day: formatFullDate(instant, locale), time: formatTime(instant, locale) })

/** A calendar date and local hours as 'donderdag 14 januari 2027, van 8.30 tot 12.30 uur'. */
const hours = (date: string, start: string, end: string, locale: Locale): string =>
  mailTranslator(locale)('when.day', {
    day: formatFullDate(date, locale),
    start: formatClock(start, locale),
    end: formatClock(end, locale),
  })

/** A session's days and hours: those of one day in full, of more as they are. */
function days(schedule: Schedule, locale: Locale): string[] {
  const [first, ...others] = schedule
  if (!first || others.length > 0) return formatSchedule(schedule, locale)
  return [hours(dayOf(first.start), brusselsTime(new Date(first.start)), brusselsTime(new Date(first.end)), locale)]
}

/** The first and the last day, where no more is known of them. */
const firstAndLast = (start: string, end: string, locale: Locale): string[] =>
  dayOf(start) === dayOf(end)
    ? days([{ start, end }], locale)
    : [
        mailTranslator(locale)('when.days', {
          firstDay: formatFullDate(start, locale),
          lastDay: formatFullDate(end, locale),
          start: formatTime(start, locale),
          end: formatTime(end, locale),
        }),
      ]

type Value = MailData['values'] extends infer Values ? (Values extends Values ? Values[keyof Values] : never) : never

/** How values read in a sentence; those that are not here are texts already. */
const readings: Record<string, (value: string, locale: Locale) => string> = {
  date: formatDate,
  dueOn: formatDate,
  billedOn: formatDate,
  applyBy: formatDate,
  payBy: formatDate,
  requestBy: formatDate,
  claimBy: formatDate,
  validUntil: formatDate,
  expiresAt: moment,
  withdrawnAt: moment,
  plannedAt: moment,
  previous: formatDate,
  offered: formatDate,
  answerBy: formatDate,
}

/** Values that are cents. */
const amounts = new Set([
  ...['amount', 'expected', 'credited', 'refunded', 'received', 'open', 'costs', 'damages', 'total', 'rest'],
  ...['kept', 'difference', 'estimate', 'netPrice', 'vat', 'ownNet', 'ownShare', 'agencyShare'],
])

/** One line, whatever was typed into it. */
const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()

/** Nothing for what is not known. */
function wordOf(name: string, value: Value, locale: Locale): string {
  if (value === null || value === undefined) return ''
  if (name === 'written') return String(value)
  if (amounts.has(name)) return formatAmount(Number(value), locale)
  return readings[name]?.(String(value), locale) ?? oneLine(String(value))
}

/** What fills the `{{name}}`s of a mail's texts. */
const wordsOf = ({ values }: MailData, locale: Locale, brand: string): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, Value]) => [name, wordOf(name, value, locale)]),
  ),
  brand,
})

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
  'changed',
  'when',
  'before',
  'date',
  'location',
  'classroom',
  'link',
  'route',
  'directions',
  'parking',
  'bring',
  'onSite',
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
  'priceLines',
  'amount',
  'ownShare',
  'agencyShare',
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

/** Whether the session runs, where that hangs on how many come. */
function runsOf(mail: MailData, locale: Locale): Partial<Record<FactName, string>> {
  const { values } = mail
  if (!tellsWhetherItRuns(mail) || !('decision' in values) || !values.decision) return {}
  const { decision, minimum = 0, decisionOn } = values
  const t = mailTranslator(locale)
  if (decision !== 'pending') return { runs: t(`runs.${decision}`) }
  return { runs: t.count('runsPending', minimum, { date: decisionOn ? formatFullDate(decisionOn, locale) : '' }) }
}

/** How the amount is made, line by line, where something was taken off. */
function priceLinesIn({ values }: MailData, locale: Locale): string[] {
  if (!('priceLines' in values) || !values.priceLines) return []
  const t = translatorOf<Pick<AllTexts, 'common'>>(locale, currentTexts[locale])
  const said = (name: string, cents: number) => `${name} = ${formatAmount(cents, locale)}`
  return [
    ...values.priceLines.map((line) =>
      line.kind === 'list'
        ? said(
            `${t.count('common.participantCount', line.participants)} × ${formatAmount(line.each, locale)}`,
            line.amount,
          )
        : said(priceLineText(t, line), line.amount),
    ),
    said(t('common.vatRate', { rate: vatRate }), values.priceVat ?? 0),
  ]
}

const linesOf = (text: string) => text.split(/\r?\n/)

/** What who comes is to know: a room that nobody has said yet, and a link that is not sent yet, are told as that. */
function practicalOf({ values }: MailData, locale: Locale): Partial<Record<FactName, string[]>> {
  const t = mailTranslator(locale)
  const told: Partial<Record<FactName, string[]>> = {}
  if ('before' in values && values.before) told.before = days(values.before, locale)
  if ('changed' in values) {
    const { changed, previousRoom: room } = values
    told.changed = changed.map((name) =>
      name === 'room' && room ? t('changed.roomFrom', { room }) : t(`changed.${name}`),
    )
  }
  if ('directions' in values && values.directions) told.directions = linesOf(values.directions)
  if ('parking' in values && values.parking) told.parking = linesOf(values.parking)
  if ('bring' in values && values.bring) told.bring = linesOf(values.bring)
  if (!('isOnline' in values)) return told
  const { isOnline, classroom, link, linkOn } = values
  if (isOnline === false && !classroom) told.classroom = [t('classroomFollows')]
  if (isOnline && !link)
    told.link = [linkOn ? t('linkFollows', { date: formatFullDate(linkOn, locale) }) : t('linkSoon')]
  return told
}

/** What a mail lists below its text: `words` are its values as they read. */
function factsOf(data: MailData, words: Record<string, string>, locale: Locale): Fact[] {
  const t = mailTranslator(locale)
  const participants = 'participants' in data.values ? data.values.participants.map(oneLine) : []
  const { date: _, ...others } = words
  const known: Record<string, string> = { ...others, ...runsOf(data, locale) }
  const inLines: Partial<Record<FactName, string[]>> = {
    participants,
    priceLines: priceLinesIn(data, locale),
    ...whenOf(data, locale),
    ...practicalOf(data, locale),
  }
  const hidden = new Set<FactName>(data.kind === 'invoice' && data.values.paid ? ['dueOn'] : [])
  if ('amount' in data.values && data.values.amount === 0) hidden.add('amount')
  if ('estimate' in data.values && data.values.estimate === 0) hidden.add('estimate')
  return told.flatMap((name) => {
    if (name === 'link' && known.link) return [{ label: t('facts.link'), lines: [known.link], url: known.link }]
    if (name === 'route' && known.route) return [{ label: t('facts.route'), lines: [t('route')], url: known.route }]
    const lines = inLines[name] ?? (known[name] ? [known[name]] : [])
    const isOne = name === 'participants' && lines.length === 1
    return lines.length > 0 && !hidden.has(name)
      ? [{ label: t(isOne ? 'facts.participant' : `facts.${name}`), lines }]
      : []
  })
}

/** A mail before it is text or HTML. */
export interface MailContent {
  locale: Locale
  subject: string
  title: string
  greeting: string
  paragraphs: string[]
  facts: Fact[]
  /** What somebody wrote: a message, a reason. */
  quote: Fact | null
  /** What is answered: it comes last. */
  asked: Fact | null
  button: { label: string; url: string; hint: string } | null
  closing: string[]
}

function quoteOf({ values }: MailData, t: ReturnType<typeof mailTranslator>): Fact | null {
  if ('reason' in values && values.reason) return { label: t('facts.reason'), lines: linesOf(values.reason) }
  if ('notes' in values && values.notes) return { label: t('facts.notes'), lines: linesOf(values.notes) }
  if ('message' in values) return { label: t('facts.message'), lines: linesOf(values.message) }
  return null
}

/** What a mail says, in its receiver's language. */
export function contentOf({ data, locale }: { data: MailData; locale: Locale }, brand: string): MailContent {
  const t = mailTranslator(locale)
  const kind = textOf(data)
  const { button }: { title: string; button?: string } = kindsIn(locale)[kind]
  const words = wordsOf(data, locale, brand)
  return {
    locale,
    subject: oneLine(t(`kinds.${kind}.subject`, words)).slice(0, 200),
    title: t(`kinds.${kind}.title`, words),
    greeting: words.firstName ? t('greeting', words) : t('greetingNobody'),
    paragraphs: t(`kinds.${kind}.body`, words).split(/\n{2,}/),
    facts: factsOf(data, words, locale),
    quote: quoteOf(data, t),
    asked: 'asked' in data.values ? { label: t('facts.asked'), lines: linesOf(data.values.asked) } : null,
    button: button && words.url ? { label: button, url: words.url, hint: t('buttonFails') } : null,
    closing: [t('closing'), t('signature', words)],
  }
}
