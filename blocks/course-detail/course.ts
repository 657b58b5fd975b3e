import type { CourseDetailBlockQuery } from '../../src/ui/gql/graphql.ts'

export type CourseDetail = NonNullable<CourseDetailBlockQuery['course']>
