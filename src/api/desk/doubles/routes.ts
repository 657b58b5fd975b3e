import { Hono } from 'hono'
import { comparedDoubles, double, merge, merged } from '../../../../schemas/double.ts'
import { doubleKinds } from '../../../domain/doubles.ts'
import {
  type ApiEnv,
  checkBody,
  contextOf,
  listOf,
  localeParameter,
  operation,
  pagingParameters,
  pathParameter,
  queryParameter,
  staff,
} from '../../platform/index.ts'
import { compareDoubles } from './compare-doubles.ts'
import { listDoubles } from './list-doubles.ts'
import { mergeDoubles } from './merge-doubles.ts'

const tag = 'customers'
const kinds = doubleKinds.map((kind) => `\`${kind}\``).join(' or ')
const parameters = [
  pathParameter('kind', `What they are: ${kinds}.`),
  pathParameter('kept', 'The id of the one that stays.'),
  pathParameter('dropped', 'The id of the one that goes.'),
]

/** Those that are there twice, and how they become one. */
export const doubleRoutes = new Hono<ApiEnv>()
  .get(
    '/',
    operation({
      id: 'doubles',
      tag,
      summary: 'Those that are probably one',
      description:
        'Participants of one customer with the same name and birth date or e-mail address, and organisations with the same VAT number or nearly the same name; the one that was there first stands first.',
      access: staff,
      parameters: [
        ...pagingParameters,
        queryParameter('kind', 'string', `Only those of this kind: ${kinds}.`),
        queryParameter('customer', 'string', 'Only those of this customer.'),
      ],
      response: listOf(double, 'DoubleList'),
    }),
    async (c) => c.json(await listDoubles(contextOf(c), c.req.queries())),
  )
  .get(
    '/:kind/:kept/:dropped',
    operation({
      id: 'comparedDoubles',
      tag,
      summary: 'Two of a kind beside each other',
      description:
        'What is known of each, what each has, and why they cannot become one yet: a person has one seat in a session, and one result, certificate and attendance of it.',
      access: staff,
      parameters: [...parameters, localeParameter('The language of titles')],
      response: comparedDoubles,
    }),
    async (c) => c.json(await compareDoubles(contextOf(c), c.req.param(), c.req.queries())),
  )
  .post(
    '/:kind/:kept/:dropped',
    operation({
      id: 'mergeDoubles',
      tag,
      summary: 'Makes one of two',
      description:
        'Everything of the one that goes becomes of the one that stays, with the chosen values, and it cannot be undone. Issued invoices and certificates keep their text. 409 while something stands in the way, or when one of them was changed since `version`.',
      access: staff,
      failures: ['STATE_CONFLICT', 'VERSION_CONFLICT'],
      parameters,
      response: merged,
    }),
    checkBody(merge),
    async (c) => c.json(await mergeDoubles(contextOf(c), c.req.param(), c.req.valid('json'))),
  )
