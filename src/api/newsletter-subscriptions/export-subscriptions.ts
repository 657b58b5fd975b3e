import { originalTexts } from '../../../locales/texts.ts'
import type { newsletterSubscriptions } from '../../db/tables.ts'
import { csvOf } from '../../domain/csv.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext } from '../context.ts'
import { readLocale } from '../list-query.ts'
import { listAllRows, type Query } from '../resource/list-rows.ts'
import { subscriptionResource } from './subscription-resource.ts'

const names = { nl: 'nieuwsbrief', en: 'newsletter', fr: 'newsletter' } as const

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'> & {
  confirmed: boolean
  createdAt: Date
}

/** The subscriptions that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportSubscriptions(context: ApiContext, query: Query) {
  const locale = readLocale(query)
  const { columns, confirmedIs } = originalTexts[locale]['panel-newsletter']
  const rows = (await listAllRows(context, subscriptionResource, query)) as Row[]
  const cells = rows.map(({ email, firstName, lastName, language, confirmed, createdAt }) => [
    ...[email, firstName ?? '', lastName ?? '', language],
    ...[confirmedIs[confirmed ? 'true' : 'false'], brusselsDay(createdAt)],
  ])
  const { email, firstName, lastName, language, state, since } = columns
  const heading = [email, firstName, lastName, language, state, since]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOf([heading, ...cells]) }
}
