import type { ActivityKind } from '../../../schemas/activity.ts'
import { formatAmount } from '../../domain/format.ts'
import { formatDeadline } from '../../domain/format-days.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { PageContext } from '../../ui/index.ts'

type Texts = (typeof allTexts)[Locale]
type Words = Record<string, unknown>

const ofPeople = (texts: Texts) => ({ ...texts.fields, ...texts['panel-activity'].customers })

/** What the fields of a kind are called, where its own screen says it. */
const fieldsOf: Partial<Record<ActivityKind, (texts: Texts) => Words>> = {
  registration: ({ 'panel-activity': { kinds } }) => ({ session: kinds.session, participant: kinds.student }),
  user: ofPeople,
  student: ofPeople,
  organisation: ofPeople,
  booking: (texts) => texts['panel-activity'].quoted,
  discountCode: ({ 'panel-discounts': own }) => ({ ...own, percent: own.value, amount: own.value }),
  evaluationQuestion: ({ 'panel-evaluation-questions': own }) => ({ ...own, active: own.isAsked }),
  picture: ({ 'panel-media': own, 'panel-activity': { focal } }) => ({
    ...own,
    focal,
    alternativeText: own.alternative,
    decorative: own.decorativeState,
  }),
  prepaidCard: ({ 'panel-customers': { prepaid } }) => ({ ...prepaid, usableAtOnce: prepaid.atOnce }),
  receipt: ({ 'panel-receipts': own }) => ({ ...own, ...own.columns }),
  interfaceText: ({ 'panel-activity': { kinds } }) => ({ text: kinds.interfaceText }),
  searchTerm: (texts) => ({ ...texts['panel-search-terms'], language: texts['panel-activity'].kinds.language }),
  publishingPlan: (texts) => texts['panel-activity'].planned,
  reminderSettings: (texts) => texts['panel-settings'].reminders,
  billingSettings: (texts) => texts['panel-settings'].billing,
  ledgerAccounts: (texts) => texts['panel-ledger'].accounts,
  panel: (texts) => ({
    panelRoles: texts['panel-settings'].panelRoles,
    trainer: texts['panel-activity'].kinds.trainer,
  }),
}

/** What a field is called: 'title.fr' is 'Titel, Frans'. */
export function fieldName(kind: string, field: string, { locale }: PageContext): string {
  const texts = allTexts[locale]
  const names: Words = {
    ...texts['panel-subjects'].fields,
    ...texts['panel-courses'],
    ...texts['panel-courses'].texts,
    ...texts['panel-sessions'].field,
    price: texts.common.price,
    ...fieldsOf[kind as ActivityKind]?.(texts),
  }
  const [name = '', language] = field.split('.')
  const said = String(names[name] ?? names[name.replace(/Id$/, '')] ?? name)
  return isLocale(language) ? `${said}, ${texts.languages[language]}` : said
}

/** What stands for words of a choice, by kind and field. */
const choices: Record<string, (texts: Texts) => Words> = {
  'receipt.way': (texts) => texts['panel-receipts'].ways,
  'evaluationQuestion.kind': (texts) => texts['panel-evaluation-questions'].kinds,
  'searchTerm.language': ({ languages }) => languages,
  'publishingPlan.locales': ({ languages }) => languages,
  'publishingPlan.documents': (texts) => texts['panel-content'].types,
  'panel.panelRoles': (texts) => texts['panel-settings'].tasks,
}

/** Cents, whatever their names say. */
const amounts = new Set([
  'booking.net',
  'booking.total',
  'discountCode.amount',
  'receipt.amount',
  'receipt.repaid',
  'reminderSettings.fee',
  'billingSettings.mostOpen',
])

const instant = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** A value as people read it: amounts in euro, instants as days and hours, choices in their words. */
export function valueSaid(kind: string, field: string, value: string | null | undefined, page: PageContext): string {
  const { locale, now } = page
  const texts = allTexts[locale]
  if (!value) return texts['panel-activity'].empty
  const name = `${kind}.${field}`
  if ((amounts.has(name) || /^price|price$|^costs$/i.test(field)) && /^\d+$/.test(value))
    return formatAmount(Number(value), locale)
  if (value === 'true' || value === 'false') return texts.panel[value === 'true' ? 'yes' : 'no']
  const words = choices[name]?.(texts)
  if (words)
    return value
      .split(', ')
      .map((one) => String(words[one] ?? one))
      .join(', ')
  return value.replace(instant, (at) => formatDeadline(at, now, locale))
}
