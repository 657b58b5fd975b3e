import type { CourseChanges } from '../../../schemas/course-editing.ts'

/** What of checked input stands in the course's own row; what is not named stays undefined. */
export const courseRow = ({ banner, category, themes: _, locations, languages, trainers, ...row }: CourseChanges) => ({
  ...row,
  bannerId: banner,
  categoryId: category,
})
