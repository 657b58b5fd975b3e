import type { NewCourse } from '../../../../schemas/course-editing.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { recordStateChange } from '../../../db/record-state-change.ts'
import { courses } from '../../../db/tables.ts'
import { type ApiContext, assertFreeSlugs } from '../../platform/index.ts'
import { linkCourse } from './link-course.ts'

/** Adds a course with all it is linked to; gives back its id. */
export const createCourse = ({ db, user }: ApiContext, input: NewCourse): Promise<string> =>
  db.transaction(async (tx) => {
    const { banner, category, themes, locations, languages, trainers, ...row } = input
    await assertFreeSlugs(tx, 'courses', null, row.slug)
    const [course] = await tx
      .insert(courses)
      .values({
        ...row,
        key: row.key || row.slug.nl,
        outcomes: row.outcomes ?? [],
        programme: row.programme ?? [],
        subsidised: row.subsidised ?? false,
        bannerId: banner,
        categoryId: category,
      })
      .returning({ id: courses.id })
    const id = String(course?.id)
    await linkCourse(tx, id, { themes, locations, languages, trainers })
    const change = { entity: 'course', entityId: id, from: null, to: 'made' } as const
    await recordStateChange(tx, { ...change, userId: user?.userId })
    await notifyTags(tx, ['courses'])
    return id
  })
