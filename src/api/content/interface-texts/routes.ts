import { Hono } from 'hono'
import { interfaceText, interfaceTextChange } from '../../../../schemas/interface-text.ts'
import {
  type ApiEnv,
  checkBody,
  contextOf,
  editors,
  listOf,
  operation,
  pagingParameters,
  pathParameter,
  queryParameter,
} from '../../platform/index.ts'
import { changeText, resetText } from './change-text.ts'
import { listTexts } from './list-texts.ts'

const tag = 'interfaceTexts'
const place = [
  pathParameter('key', 'Where the text stands: course-card.available.'),
  pathParameter('locale', 'The language: nl, en or fr.'),
]

export const interfaceTextRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'interfaceTexts',
      tag,
      summary: 'A page of the texts that the site, the account and its mails say',
      description:
        'Every text of the interface in the three languages: what is said, what the release says (`original`), and who changed it when. Texts of the control panel itself and of documents such as invoices are not among them.',
      access: editors,
      parameters: [
        ...pagingParameters,
        queryParameter('search', 'string', 'Words that all stand in its key, or in what it says in any language.'),
        queryParameter('under', 'string', 'The key that all others begin with: mail.kinds.welcome.'),
        queryParameter('changed', 'boolean', 'true: only what is said otherwise than in the release.'),
      ],
      response: listOf(interfaceText, 'InterfaceTextList'),
    }),
    async (c) => c.json(await listTexts(contextOf(c), c.req.queries())),
  )
  .put(
    '/:key/:locale',
    operation({
      id: 'updateInterfaceText',
      tag,
      summary: 'Says a text otherwise in one language',
      description:
        'The next page request says it. What is filled in ({{name}}) stays the same, signs of markup stand only where the original has them, and it may be three times as long. With `was`, what the editor saw in its place, it gets 409 when somebody changed it since. The original itself takes the change back.',
      access: editors,
      failures: ['NOT_FOUND', 'VERSION_CONFLICT'],
      parameters: place,
      response: interfaceText,
    }),
    checkBody(interfaceTextChange),
    async (c) => c.json(await changeText(contextOf(c), c.req.param(), c.req.valid('json'))),
  )
  .delete(
    '/:key/:locale',
    operation({
      id: 'removeInterfaceText',
      tag,
      summary: 'Says a text as the release does',
      description: 'Takes a change back: the next page request says the original.',
      access: editors,
      failures: ['NOT_FOUND'],
      parameters: place,
    }),
    async (c) => {
      await resetText(contextOf(c), c.req.param())
      return c.body(null, 204)
    },
  )
