import { Hono } from 'hono'
import { countedPageView, newPageView, pageViews } from '../../../../schemas/page-view.ts'
import { type ApiEnv, checkBody, contextOf, operation, queryParameter, required, staff } from '../../platform/index.ts'
import { countPageView } from './count-page-view.ts'
import { getPageViews } from './get-page-views.ts'

const tag = 'pageViews'

/** The site's own counter, which runs after a yes to the cookie question where no other one is configured. */
export const pageViewRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'pageViews',
      tag,
      summary: 'How often pages were read, by day and by page',
      description:
        'How often pages were read in a period by visitors who said that it may be counted: each day, and each page in each language, the most read first (999 at most). Nobody’s own reading can be told from it.',
      access: staff,
      parameters: [
        required(queryParameter('from', 'string', 'The first day, YYYY-MM-DD.')),
        required(queryParameter('to', 'string', 'The last day, at most a year later.')),
      ],
      response: pageViews,
    }),
    async (c) => c.json(await getPageViews(contextOf(c), c.req.query())),
  )
  .post(
    '/',
    operation({
      id: 'countPageView',
      tag,
      summary: 'Counts a page that was read today',
      description:
        'Counts a page that somebody reads who said that it may be counted: its path and its language, and nothing of the reader.',
      access: 'anonymous',
      failures: ['TOO_MANY'],
      example: { path: '/courses', locale: 'nl' },
      response: countedPageView,
    }),
    checkBody(newPageView),
    async (c) => {
      await countPageView(contextOf(c), c.req.valid('json'))
      return c.json({ counted: true })
    },
  )
