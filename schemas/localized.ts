import { boolean, number, object, type Schema, type StringSchema, string, type TestContext } from 'yup'
import { brusselsDay } from '../src/domain/days.ts'
import { slugBases } from '../src/domain/slugs.ts'
import { key, line, optional, paragraphs } from './rules.ts'

/** A text in every language, Dutch required: what names, titles and slugs are (spec section 3, Locale). */
export const localizedText = object({
  nl: string().trim().required(),
  en: string().trim().defined().nullable().default(null),
  fr: string().trim().defined().nullable().default(null),
})
  .default(undefined)
  .noUnknown()
  .meta({ title: 'LocalizedText' })

const localizedInput = (text: StringSchema) =>
  object({
    nl: text.required('error.required'),
    en: optional(text).defined().default(null),
    fr: optional(text).defined().default(null),
  })
    .default(undefined)
    .noUnknown()
    .meta({ title: 'LocalizedText' })

/** A text in every language as callers give it: of one line. */
export const localizedLine = (longest = 200) => localizedInput(line(longest))

/** The same where a text may have several lines. */
export const localizedParagraphs = (longest: number) => localizedInput(paragraphs(longest))

/** The last part of an address in every language. */
export const localizedSlug = localizedInput(key)

/** The same shape around any schema; `title` names it in OpenAPI and GraphQL. */
export const byLocale = <T extends Schema>(schema: T, title: string) =>
  object({ nl: schema, en: schema, fr: schema }).noUnknown().meta({ title })

/** What an address that was renamed leads to. */
export const oldSlug = object({
  _id: string().uuid().required(),
  kind: string().oneOf(Object.keys(slugBases)).required(),
  slug: localizedText.required(),
}).meta({ title: 'OldSlug' })

/** The moment that a check goes by: a form says in `context.now` what the server's clock says, since a browser's may be wrong. */
export const nowIn = ({ options }: TestContext<{ now?: string }>): Date =>
  options.context?.now ? new Date(options.context.now) : new Date()

/** The day that a check goes by. */
export const todayIn = (context: TestContext<{ now?: string }>): string => brusselsDay(nowIn(context))

/** By when the kmo-portefeuille is asked for, and one's own share paid: calendar days. */
const subsidyDeadlines = object({ apply: string().required(), pay: string().required() }).meta({
  title: 'SubsidyDeadlines',
})

/**
 * By when the attest of registration is handed out, given to the employer, and the employer claims the money back;
 * `minimumHours` those below which a course does not count alone, `isInFlanders` whether the bill goes there.
 */
const trainingLeaveDeadlines = object({
  attest: string().required(),
  request: string().required(),
  claim: string().required(),
  minimumHours: number().integer().required(),
  isInFlanders: boolean().required(),
}).meta({ title: 'TrainingLeaveDeadlines' })

/** By when to act, for who uses the kmo-portefeuille or Flemish training leave; null for whom or what they are not. */
export const deadlines = object({
  subsidy: subsidyDeadlines.defined().nullable(),
  trainingLeave: trainingLeaveDeadlines.defined().nullable(),
}).meta({ title: 'Deadlines' })
