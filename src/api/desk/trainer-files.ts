import { array } from 'yup'
import { sessionFileName, taughtFile } from '../../../schemas/session-file.ts'
import {
  contextOf,
  countAttempt,
  del,
  get,
  idParameter,
  patch,
  pathParameter,
  post,
  readForm,
  routes,
  sendUpload,
} from '../platform/index.ts'
import { openLink } from './open-link.ts'
import { addFiles, keptMaterial, listTaught, readFile, removeFile, renameFile } from './session-files.ts'

const ofLink = [pathParameter('token', 'What stands in the link of the mail.')]
const ofTaught = [...ofLink, idParameter('The id of the file.')]

/** What is for the participants of a session to download, for who teaches it, by the link to it. */
export const trainerFileRoutes = routes(
  get('/:token/files', {
    id: 'taughtFiles',
    summary: 'The material of a session, for who teaches it',
    description: 'What participants can download; `isOwn` are those that this trainer added, and may change.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ofLink,
    response: array(taughtFile.required()).required(),
    run: async (context, { params }) => listTaught(context, await openLink(context, params.token)),
  }),
  post('/:token/files', {
    id: 'addTaughtFiles',
    summary: 'Adds material to a session, for who teaches it',
    description: `Keeps ${keptMaterial}. Answers all that it has then.`,
    access: 'everyone',
    failures: ['NOT_FOUND', 'TOO_MANY_FILES', 'SESSION_CANCELED', 'UNSUPPORTED_TYPE', 'TOO_MANY'],
    parameters: ofLink,
    bodyLimit: 50,
    form: { files: 'files' },
    response: array(taughtFile.required()).required(),
    status: 201,
    respond: async (c) => {
      const context = contextOf(c)
      const link = await openLink(context, c.req.param('token'))
      await countAttempt(context.pool, 'trainer-files', { account: link.link })
      await addFiles(context, link.session, link, await readForm(c))
      return c.json(await listTaught(context, link), 201)
    },
  }),
  get('/:token/files/:id', {
    id: 'taughtFile',
    summary: 'A file of a session’s material, for who teaches it',
    description: 'Its bytes, to be saved.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ofTaught,
    bytes: '*/*',
    respond: async (c) => {
      const context = contextOf(c)
      const { session } = await openLink(context, c.req.param('token'))
      const found = await readFile(context, session, c.req.param('id'))
      return sendUpload(c, found.mimeType, found)
    },
  }),
  patch('/:token/files/:id', {
    id: 'renameTaughtFile',
    summary: 'Calls a file of the material otherwise, for who teaches the session',
    description:
      'Gives a file that this trainer added another name, which keeps ending as its bytes are. Answers all that the session has then.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ofTaught,
    response: array(taughtFile.required()).required(),
    body: sessionFileName,
    async run(context, { params, body }) {
      const link = await openLink(context, params.token)
      await renameFile(context, link, params.id, body.name)
      return listTaught(context, link)
    },
  }),
  del('/:token/files/:id', {
    id: 'removeTaughtFile',
    summary: 'Removes a file of the material, for who teaches the session',
    description: 'Removes a file that this trainer added for good: nobody can download it any more.',
    access: 'everyone',
    failures: ['NOT_FOUND'],
    parameters: ofTaught,
    async run(context, { params }) {
      const link = await openLink(context, params.token)
      await removeFile(context, link.session, params.id, link)
    },
  }),
)
