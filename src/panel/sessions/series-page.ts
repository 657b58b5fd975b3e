import type { InferType } from 'yup'
import { newSeries } from '../../../schemas/session-editing.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { SeriesPageQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths, panelPath } from '../kit/paths.ts'
import { hours, hoursOf, toConfirm } from './session-fields.ts'

/** What staff fill in of a series; whose course it is, the address says. */
export const seriesSchema = newSeries.omit(['course', 'duration']).shape({ duration: hours })

const seriesQuery = graphql(`
  query SeriesPage($id: String!, $isChoosing: Boolean!, $locale: String) {
    course(id: $id) {
      _id title { nl en fr } days groupSize trainers { _id name } locations { _id } languages { _id } sessions { duration schedule { start } }
    }
    deskCourses(limit: 999, sort: ["title:ASC"], locale: $locale) @include(if: $isChoosing) {
      items { _id title { nl en fr } }
    }
    allLocations { _id name { nl en fr } }
    allLanguages { _id name { nl en fr } }
  }
`)

export type SeriesCourse = NonNullable<SeriesPageQuery['course']>

export const seriesFields = [
  ...(['firstDay', 'from', 'until', 'everyWeeks', 'times', 'days', 'location', 'language'] as const),
  ...(['duration', 'trainer', 'capacity', 'minimum', 'room'] as const),
]

const courseIn = ({ search }: PageContext) => search.course?.[0] ?? ''

/** The address that shows what was filled in. */
function shownAt(page: PageContext, values: InferType<typeof seriesSchema>): string {
  const given = seriesFields.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))
  const query = new URLSearchParams([['course', courseIn(page)], ...given])
  return `${panelPath(`${listPaths.session}/series`, page.locale)}?${query}#plan-title`
}

export const seriesForm = defineForm({
  name: 'series',
  schema: async () => seriesSchema,
  fields: seriesFields,
  document: graphql(`
    query SeriesCourse($id: String!) {
      course(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: courseIn(page) }),
  next: (_data, page, values) => shownAt(page, values),
})

export const makeSeriesForm = defineForm({
  name: 'series-make',
  schema: async () => seriesSchema,
  fields: [...seriesFields, 'isClashAccepted'],
  document: graphql(`
    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {
      createSeries(input: $input, Idempotency_Key: $key) { sessions }
    }
  `),
  variables: ({ trainer, minimum, duration, room, ...values }, page, { key }) => ({
    input: {
      ...values,
      course: courseIn(page),
      duration: hoursOf(duration),
      trainer: trainer || null,
      minimum: minimum ?? null,
      room: room || null,
    },
    key,
  }),
  next(_data, page, { firstDay }) {
    const query = new URLSearchParams({ from: firstDay, said: 'series-planned' })
    return `${panelPath(listPaths.session, page.locale)}?${query}`
  },
})

/** Several sessions of a course at once: shown first, then made. */
export const seriesPage = definePanelPage({
  path: '/control-panel/sessions/series',
  search: ['course', ...seriesFields],
  query: {
    document: seriesQuery,
    variables: (page) => ({ id: courseIn(page) || 'none', isChoosing: !courseIn(page), locale: page.locale }),
    isThere: (data, page) => Boolean(data.course) || !courseIn(page),
    mayBeMissing: true,
  },
  refused: toConfirm,
  forms: [seriesForm, makeSeriesForm],
  title: (_data, { locale }) => allTexts[locale]['panel-series'].title,
})
