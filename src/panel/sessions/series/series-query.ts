import { graphql } from '../../../ui/gql/gql.ts'
import type { SeriesPageQuery } from '../../../ui/gql/graphql.ts'

export const seriesQuery = graphql(`
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
