import { originalTexts } from '../../../locales/texts.ts'
import type { newsletterSubscriptions } from '../../db/tables.ts'
import { brusselsDay } from '../../domain/days.ts'
import type { ApiContext } from '../context.ts'
import { type CsvColumn, csvOfColumns } from '../csv-columns.ts'
import { readLocale } from '../list-query.ts'
import { listAllRows, type Query } from '../resource/list-rows.ts'
import { subscriptionResource } from './subscription-resource.ts'

const names = { nl: 'nieuwsbrief', en: 'newsletter', fr: 'newsletter' } as const

type Row = Pick<typeof newsletterSubscriptions.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'> & {
  confirmed: boolean
  createdAt: Date
}

/** The subscriptions that fit the filters, in the order asked for, as spreadsheets open them. */
export async function exportSubscriptions(context: ApiContext, asked: Query) {
  const { columns: _, ...query } = asked
  const locale = readLocale(query)
  const { columns: t, confirmedIs } = originalTexts[locale]['panel-newsletter']
  const rows = (await listAllRows(context, subscriptionResource, query)) as Row[]
  const columns: CsvColumn<Row>[] = [
    { key: 'email', heading: t.email, cell: ({ email }) => email },
    { key: 'name', heading: t.firstName, cell: ({ firstName }) => firstName ?? '' },
    { key: 'name', heading: t.lastName, cell: ({ lastName }) => lastName ?? '' },
    { key: 'language', heading: t.language, cell: ({ language }) => language },
    { key: 'state', heading: t.state, cell: ({ confirmed }) => confirmedIs[confirmed ? 'true' : 'false'] },
    { key: 'createdAt', heading: t.since, cell: ({ createdAt }) => brusselsDay(createdAt) },
  ]
  return { name: `${names[locale]}-${brusselsDay(new Date())}.csv`, text: csvOfColumns(rows, columns, asked) }
}
