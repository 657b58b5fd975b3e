import type { InferType } from 'yup'
import { defineForm } from '../../../ui/forms/define-form.ts'
import { graphql } from '../../../ui/gql/gql.ts'
import type { PageContext } from '../../../ui/page-context.ts'
import { panelPath } from '../../panel-path.ts'
import { hoursOf } from '../contact-hours.ts'
import { sessionsPath } from '../sessions-path.ts'
import type { seriesSchema } from './series-schema.ts'

export const seriesFields = [
  ...(['firstDay', 'from', 'until', 'everyWeeks', 'times', 'days', 'location', 'language'] as const),
  ...(['duration', 'trainer', 'capacity', 'minimum'] as const),
]

type Values = InferType<typeof seriesSchema>
const schema = () => import('./series-schema.ts').then((module) => module.seriesSchema)
export const courseIn = ({ search }: PageContext) => search.course?.[0] ?? ''

/** The address that shows what was filled in. */
function shownAt(page: PageContext, values: Values): string {
  const given = seriesFields.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))
  const query = new URLSearchParams([['course', courseIn(page)], ...given])
  return `${panelPath(`${sessionsPath}/series`, page.locale)}?${query}#plan-title`
}

/** Shows the days before anything is made. */
export const seriesForm = defineForm({
  name: 'series',
  schema,
  fields: seriesFields,
  document: graphql(`
    query SeriesCourse($id: String!) {
      course(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: courseIn(page) }),
  next: (_data, page, values) => shownAt(page, values),
})

/** Makes what was shown. */
export const makeSeriesForm = defineForm({
  name: 'series-make',
  schema,
  fields: [...seriesFields, 'isClashAccepted'],
  document: graphql(`
    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {
      createSeries(input: $input, Idempotency_Key: $key) { sessions }
    }
  `),
  variables: ({ trainer, minimum, duration, ...values }, page, { key }) => ({
    input: {
      ...{ ...values, course: courseIn(page), duration: hoursOf(duration) },
      ...{ trainer: trainer || null, minimum: minimum ?? null },
    },
    key,
  }),
  next(_data, page, { firstDay }) {
    const query = new URLSearchParams({ from: firstDay, said: 'series-planned' })
    return `${panelPath(sessionsPath, page.locale)}?${query}`
  },
})
