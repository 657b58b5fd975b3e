import { Hono } from 'hono'
import { array } from 'yup'
import { picture } from '../../../../schemas/course.ts'
import {
  type ApiEnv,
  contextOf,
  listParameter,
  operation,
  readFilters,
  required,
  tagOf,
  withCacheTags,
} from '../../platform/index.ts'
import { listPictures, mostPictures, readPictureIds } from './list-pictures.ts'

/** Pictures that editors put into texts by their id. */
export const pictureRoutes = new Hono<ApiEnv>().get(
  '/',
  operation({
    id: 'pictures',
    tag: 'media',
    summary: 'What is known of pictures that anybody may see',
    description:
      'Their address, measures, the point that stays in view, and what they show in words. An id that is no public picture is left out.',
    access: 'everyone',
    failures: ['INVALID'],
    parameters: [required(listParameter('ids', `The ids of 1 to ${mostPictures} pictures; repeated, or with commas.`))],
    response: array(picture.required()).required(),
  }),
  async (c) => {
    const { ids: texts, ...others } = c.req.queries()
    readFilters(others, {}, [])
    const ids = readPictureIds(texts)
    return withCacheTags(c.json(await listPictures(contextOf(c), ids)), ids.map(tagOf.picture))
  },
)
