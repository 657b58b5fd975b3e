import { inLocale } from '../../../domain/locales.ts'
import { uuidPattern } from '../../../domain/values.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../kit/define-panel-page.ts'
import { courseForm, courseTextsForm, newCourseForm } from './course-forms.ts'
import { courseToWriteQuery, newCoursePageQuery } from './course-query.ts'

/** One course, written in three languages; what is sold of it is for staff. */
export const coursePage = definePanelPage({
  path: '/control-panel/courses/:id',
  access: 'editor',
  query: {
    document: courseToWriteQuery,
    variables: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { id } : null),
    isThere: (data) => Boolean(data?.course),
    mayBeMissing: true,
  },
  forms: [courseTextsForm, courseForm],
  title: ({ course }, { locale }) => inLocale(course?.title, locale) ?? allTexts[locale]['panel-courses'].title,
  component: () => import('./course.tsx'),
})

/** A course that is not there yet. */
export const newCoursePage = definePanelPage({
  path: '/control-panel/courses/new',
  access: 'staff',
  query: { document: newCoursePageQuery, variables: () => ({}) },
  forms: [newCourseForm],
  title: (_data, { locale }) => allTexts[locale]['panel-courses'].new,
  component: () => import('./new-course.tsx'),
})
