import { Hono } from 'hono'
import { alternativeText, focalPoint, mediaPicture } from '../../../../schemas/media.ts'
import {
  type ApiEnv,
  checkBody,
  contextOf,
  editors,
  listOf,
  operation,
  pagingParametersTo,
  pathParameter,
  queryParameter,
} from '../../platform/index.ts'
import { changeMedia } from './change-media.ts'
import { listMedia, mostPictures } from './list-media.ts'

const tag = 'media'

export const mediaRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'media',
      tag,
      summary: 'A page of the pictures that pages may show',
      description:
        'Pictures that editors and staff uploaded, the newest first, with what shows each of them: contents and their drafts, pages, courses, rooms and people. What is shown somewhere is not deleted (DELETE /files/{id} gets 409).',
      access: editors,
      parameters: [
        ...pagingParametersTo(mostPictures),
        queryParameter('search', 'string', 'A part of its name, or its id.'),
      ],
      response: listOf(mediaPicture, 'MediaPictureList'),
    }),
    async (c) => c.json(await listMedia(contextOf(c), c.req.queries())),
  )
  .put(
    '/:id/focal-point',
    operation({
      id: 'updateFocalPoint',
      tag,
      summary: 'Which point of a picture stays in view where it is cut',
      description: 'From 0 to 1 of its width and height. The next page request shows it so.',
      access: editors,
      parameters: [pathParameter('id', 'The id of the picture.')],
      response: mediaPicture,
    }),
    checkBody(focalPoint),
    async (c) => c.json(await changeMedia(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
  .put(
    '/:id/alternative-text',
    operation({
      id: 'updateAlternativeText',
      tag,
      summary: 'What a picture shows, for who does not see it',
      description:
        'In each language; readers of a language without one get the Dutch text. Of a decorative picture nothing is told, whatever was written. The next page request shows it so.',
      access: editors,
      parameters: [pathParameter('id', 'The id of the picture.')],
      response: mediaPicture,
    }),
    checkBody(alternativeText),
    async (c) => c.json(await changeMedia(contextOf(c), c.req.param('id'), c.req.valid('json'))),
  )
