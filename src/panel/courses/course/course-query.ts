import { graphql } from '../../../ui/gql/gql.ts'
import type { CourseToWriteQuery, NewCoursePageQuery } from '../../../ui/gql/graphql.ts'

graphql(`
  fragment CourseLinks on Query {
    courseChoices { themes { _id name { nl en fr } } trainers { _id name } }
    allCategories { _id name { nl en fr } }
    allLocations { _id name { nl en fr } }
    allLanguages { _id name { nl en fr } }
    media(page: 1, limit: 24) { items { _id name url } }
  }
`)

export const courseToWriteQuery = graphql(`
  query CourseToWrite($id: String!) {
    course(id: $id) {
      _id type days price subsidised subsidyTheme groupSize trainingDatabaseNumber showOnHomePage updatedAt
      title { nl en fr } slug { nl en fr } summary { nl en fr } description { nl en fr } audience { nl en fr }
      outcomes { nl en fr } included { nl en fr } certificate { nl en fr }
      programme { title { nl en fr } text { nl en fr } }
      category { _id } themes { _id } locations { _id } languages { _id } trainers { _id }
    }
    deskCourses(_id: $id, limit: 1) { items { banner sessions missing { en fr } } }
    courseHistory(id: $id) { to about session at by }
    ...CourseLinks
  }
`)

export const newCoursePageQuery = graphql(`
  query NewCoursePage {
    ...CourseLinks
  }
`)

export type WrittenCourse = NonNullable<CourseToWriteQuery['course']>
export type CourseEvent = NonNullable<NonNullable<CourseToWriteQuery['courseHistory']>[number]>
export type CourseLinks = NewCoursePageQuery
