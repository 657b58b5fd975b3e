import { type InferType, string } from 'yup'
import { newSeries } from '../../../schemas/session-editing.ts'
import { isDay } from '../../domain/days.ts'
import { exceptionsOf, isApart } from '../../domain/sessions.ts'
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
    $until: String!, $everyWeeks: Int!, $times: Int!, $days: Int!, $skip: String, $moved: String, $trainer: String,
    $roomType: String
  ) {
    seriesClashes(
      firstDay: $firstDay, from: $from, until: $until, everyWeeks: $everyWeeks, times: $times, days: $days,
      skip: $skip, moved: $moved, trainer: $trainer, roomType: $roomType
    ) @include(if: $isShown) { _id place kind name { nl en fr } days }
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

/** With what is left out of it, and what moves. */
export const planFields = [...seriesFields, 'skip', 'moved'] as const

const courseIn = ({ search }: PageContext) => search.course?.[0] ?? ''

/** What the address says of a series; null where it says none that could be made. */
export function seriesIn({ search }: PageContext) {
  const given = Object.fromEntries(planFields.map((name) => [name, search[name]?.[0]]))
  return seriesSchema.isValidSync(given) ? { given, series: seriesSchema.cast(given) } : null
}

const noSeries = {
  firstDay: '',
  from: '',
  until: '',
  everyWeeks: 1,
  times: 1,
  days: 1,
  skip: null,
  moved: null,
  trainer: null,
  roomType: null,
}

function clashVariables(page: PageContext) {
  const { firstDay, from, until, everyWeeks, times, days, skip, moved, trainer, roomType } =
    seriesIn(page)?.series ?? noSeries
  const exceptions = { skip: skip || null, moved: moved || null }
  const places = { trainer: trainer || null, roomType: roomType || null }
  return { firstDay, from, until, everyWeeks, times, days, ...exceptions, ...places }
}

/** The address that shows what was filled in. */
function shownAt(page: PageContext, values: Record<string, unknown>, anchor = 'plan-title'): string {
  const given = [...planFields, 'move'].flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))
  const query = new URLSearchParams([['course', courseIn(page)], ...given])
  return `${panelPath(`${listPaths.session}/series`, page.locale)}?${query}#${anchor}`
}

type Exceptions = ReturnType<typeof exceptionsOf>

/** How the address says which days are left out, and which move. */
const written = ({ skip, moved }: Exceptions) => ({
  skip: [...skip].join(','),
  moved: [...moved].map((pair) => pair.join(':')).join(','),
})

/** The same series with a day of it left out, or as it was by the rhythm. */
export function withDay(page: PageContext, act: 'skip' | 'restore', day: string): string {
  const given = seriesIn(page)?.given ?? {}
  const { skip, moved } = exceptionsOf(given)
  moved.delete(day)
  if (act === 'skip') skip.add(day)
  else skip.delete(day)
  return shownAt(page, { ...given, ...written({ skip, moved }) })
}

/** Where it is asked to which day one of it moves. */
export const movingHref = (page: PageContext, day: string): string =>
  shownAt(page, { ...seriesIn(page)?.given, move: day }, `${moveForm.name}-moveTo`)

const movedTo = ({
  skip,
  moved,
  moveFrom,
  moveTo,
}: InferType<typeof seriesSchema> & { moveFrom: string; moveTo: string }) => {
  const all = exceptionsOf({ skip, moved })
  return written({ ...all, moved: all.moved.set(moveFrom, moveTo) })
}

const dayField = string()
  .required('error.required')
  .test('day', 'error.date', (value) => isDay(value))

/** One of it is on another day than by the rhythm. */
export const moveForm = defineForm({
  name: 'series-move',
  schema: async () =>
    seriesSchema.shape({
      moveFrom: dayField,
      moveTo: dayField.test('apart', 'error.seriesTwice', (moveTo, { parent }) => {
        const { moveFrom } = parent
        if (!isDay(moveTo) || !isDay(String(moveFrom)) || !seriesSchema.isValidSync(parent)) return true
        const series = seriesSchema.cast(parent)
        return isApart({ ...series, ...movedTo({ ...series, moveFrom, moveTo }) })
      }),
    }),
  fields: [...planFields, 'moveFrom', 'moveTo'],
  document: graphql(`
    query MovedSeriesCourse($id: String!) {
      course(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: courseIn(page) }),
  next: (_data, page, values) => shownAt(page, { ...values, ...movedTo(values) }),
})

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
  fields: [...planFields, 'isClashAccepted', 'seenClashes'],
  document: graphql(`
    mutation MakeSeries($input: NewSeries_Input!, $key: String!) {
      createSeries(input: $input, Idempotency_Key: $key) { sessions }
    }
  `),
  variables: ({ trainer, minimum, duration, roomType, room, skip, moved, seenClashes, ...values }, page, { key }) => ({
    input: {
      ...values,
      course: courseIn(page),
      duration: hoursOf(duration),
      trainer: trainer || null,
      minimum: minimum ?? null,
      roomType: roomType || null,
      room: room || null,
      skip: skip || null,
      moved: moved || null,
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
  search: ['course', 'move', ...planFields],
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
  forms: [seriesForm, moveForm, makeSeriesForm],
  title: (_data, { locale }) => allTexts[locale]['panel-series'].title,
})
