import { newReminders } from '../../../schemas/reminder.ts'
import { debtAges, reminderRefusals } from '../../domain/reminders.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { defineResourceList, listHref } from '../kit/define-resource-list.ts'
import { listPaths } from '../kit/paths.ts'

/** What came of reminding, told once: how many went, and why others did not. */
export const remindCounts = ['done', ...reminderRefusals] as const

export const remindForm = defineForm({
  name: 'remind',
  schema: async () => newReminders,
  fields: ['chosen'],
  document: graphql(`
    mutation Remind($input: NewReminders_Input!) {
      remind(input: $input) { done refused { why } }
    }
  `),
  variables: (input) => ({ input }),
  next({ remind }, page) {
    const of = (why: string) => (remind?.refused ?? []).filter((one) => one?.why === why).length
    const told = remindCounts.map((name) => [name, (name === 'done' ? remind?.done.length : of(name)) || ''])
    return listHref(page, listPaths.open, Object.fromEntries(told.map(([name, count]) => [name, String(count)])))
  },
})

export const openList = defineResourceList({
  path: listPaths.open,
  texts: 'panel-open',
  query: graphql(`
    query OpenList($page: Int!, $limit: Int!, $sort: [String], $search: String, $age: String, $isPaused: String) {
      openInvoices(page: $page, limit: $limit, sort: $sort, search: $search, age: $age, isPaused: $isPaused) {
        total
        items { _id number customer email dueOn owed age level remindedOn pause { reason until } }
      }
      debtsByAge { items { age count owed } }
    }
  `),
  orders: ['dueOn', 'owed'],
  usual: 'ASC',
  filters: { search: 'search', age: debtAges, isPaused: ['true', 'false'] },
  csv: '/open-invoices/csv',
  search: remindCounts,
  forms: [remindForm],
})
