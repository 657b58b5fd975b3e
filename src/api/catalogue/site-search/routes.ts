import { Hono } from 'hono'
import { siteSearchResults } from '../../../../schemas/site-search.ts'
import {
  type ApiEnv,
  cacheTags,
  contextOf,
  localeParameter,
  operation,
  queryParameter,
  searchTerms,
} from '../../platform/index.ts'
import { ownTypes, searchSite } from './search-site.ts'

export const siteSearchRoutes = new Hono<ApiEnv>().get(
  '/',
  operation({
    id: 'siteSearch',
    tag: 'pages',
    summary: 'Pages and frequently asked questions that answer a search',
    description:
      'At most three, the best first: full text in the language of `locale`, with the synonyms that editors keep. All words must be found. Those whose title says what was searched (`titled`) go before those whose text does.',
    access: 'everyone',
    failures: ['INVALID'],
    parameters: [
      queryParameter('search', 'string', 'Words to look for, in the language of locale; at most 200 characters.'),
      localeParameter('The language that is searched in'),
    ],
    response: siteSearchResults,
  }),
  cacheTags('faqs', 'pages', searchTerms, ...ownTypes.map((type) => `content:${type}`)),
  async (c) => c.json(await searchSite(contextOf(c), c.req.queries())),
)
