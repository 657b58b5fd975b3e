import type { InferType } from 'yup'
import { newSeries } from '../../../schemas/session-editing.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { SeriesPageQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { seenIn, seenSchema } from '../kit/clashes.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { listPaths, panelPath } from '../kit/paths.ts'
import { hours, hoursOf, toConfirm } from './session-fields.ts'

/** What staff fill in of a series; whose course it is, the address says. */
const seriesSchema = newSeries.omit(['course', 'duration', 'seenClashes']).shape({ duration: hours })

const seriesQuery = graphql(`
  query SeriesPage(
    $id: String!, $isChoosing: Boolean!, $locale: String, $isShown: Boolean!, $firstDay: String!, $from: String!,
    $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $trainer: String, $roomType: String
  ) {
    seriesClashes(
      firstDay: $firstDay, from: $from, until: $until, everyWeeks: $everyWeeks, times: $times, days: $days,
      trainer: $trainer, roomType: $roomType
    ) @include(if: $isShown) { _id place kind name { nl en fr } }
    course(id: $id) {
      _id title { nl en fr } days groupSize trainers { _id name } locations { _id } languages { _id } sessions { duration schedule { start } }
    }
    deskCourses(limit: 999, sort: ["title:ASC"], locale: $locale) @include(if: $isChoosing) {
      items { _id title { nl en fr } }
    }
    allLocations { _id name { nl en fr } }
    allLanguages { _id name { nl en fr } }
    allRoomTypes(sort: ["sequence:ASC"]) { _id name { nl en fr } }
  }
`)

export type SeriesCourse = NonNullable<SeriesPageQuery['course']>

export const seriesFields = [
  ...(['firstDay', 'from', 'until', 'everyWeeks', 'times', 'days', 'location', 'language'] as const),
  ...(['duration', 'trainer', 'capacity', 'minimum', 'roomType', 'room'] as const),
]

const courseIn = ({ search }: PageContext) => search.course?.[0] ?? ''

/** What the address says of a series; null where it says none that could be made. */
export function seriesIn({ search }: PageContext) {
  const given = Object.fromEntries(seriesFields.map((name) => [name, search[name]?.[0]]))
  return seriesSchema.isValidSync(given) ? { given, series: seriesSchema.cast(given) } : null
}

const noSeries = { firstDay: '', from: '', until: '', everyWeeks: 1, times: 1, days: 1 }

function clashVariables(page: PageContext) {
  const { firstDay, from, until, everyWeeks, times, days, trainer, roomType } = seriesIn(page)?.series ?? {
    ...noSeries,
    trainer: null,
    roomType: null,
  }
  return { firstDay, from, until, everyWeeks, times, days, trainer: trainer || null, roomType: roomType || null }
}

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
  schema: async () => seriesSchema.shape({ seenClashes: seenSchema }),
  fields: [...seriesFields, 'isClashAccepted', 'seenClashes'],
  document: graphql(`
    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {
      createSeries(input: $input, Idempotency_Key: $key) { sessions }
    }
  `),
  variables: ({ trainer, minimum, duration, roomType, room, seenClashes, ...values }, page, { key }) => ({
    input: {
      ...values,
      course: courseIn(page),
      duration: hoursOf(duration),
      trainer: trainer || null,
      minimum: minimum ?? null,
      roomType: roomType || null,
      room: room || null,
      seenClashes: seenIn(seenClashes),
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
    variables: (page) => ({
      id: courseIn(page) || 'none',
      isChoosing: !courseIn(page),
      locale: page.locale,
      isShown: seriesIn(page) !== null,
      ...clashVariables(page),
    }),
    isThere: (data, page) => Boolean(data.course) || !courseIn(page),
    mayBeMissing: true,
  },
  refused: toConfirm,
  forms: [seriesForm, makeSeriesForm],
  title: (_data, { locale }) => allTexts[locale]['panel-series'].title,
})
