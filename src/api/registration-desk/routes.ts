import { Hono } from 'hono'
import { array } from 'yup'
import { deskRegistrations, registrationEvent, replacement } from '../../../schemas/registration-desk.ts'
import { staff } from '../access.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { columnsParameter } from '../csv-columns.ts'
import { filterParameters, localeParameter, sortParameter } from '../openapi/filter-parameters.ts'
import { operation } from '../openapi/operation.ts'
import { pagingParameters, pathParameter, queryParameter } from '../openapi/parameters.ts'
import { sendCsv } from '../send-file.ts'
import { exportRegistrations } from './export-registrations.ts'
import { deskFilters, deskSort, deskSorts } from './find-registrations.ts'
import { listDeskRegistrations } from './list-desk-registrations.ts'
import { listRegistrationHistory } from './list-registration-history.ts'
import { listReplacements, replacementFilters } from './list-replacements.ts'

const tag = 'registrations'
const listParameters = [
  sortParameter([...deskSorts], deskSort),
  localeParameter('The language of what stands in it'),
  queryParameter(
    'search',
    'string',
    'Three letters or more of a customer, a contact, a participant or a reference, words in whatever order and nearly as they are written; or the number of an invoice, its structured reference, an amount in euros with VAT, a VAT or phone number.',
  ),
  queryParameter('course', 'string', 'The id of a course, for those of all of its sessions.'),
  ...filterParameters(deskFilters),
]

/** Registrations as staff look for them. */
export const registrationDeskRoutes = new Hono<ApiEnv>()
  .get(
    '/desk',
    operation({
      id: 'deskRegistrations',
      tag,
      summary: 'All registrations, for staff',
      description:
        'A page of all registrations that fit the filters, however many there are; they are counted no further than 1,000.',
      access: staff,
      parameters: [...pagingParameters, ...listParameters],
      response: deskRegistrations,
    }),
    async (c) => c.json(await listDeskRegistrations(contextOf(c), c.req.queries())),
  )
  .get(
    '/csv',
    operation({
      id: 'registrationExport',
      tag,
      summary: 'Registrations as a CSV file',
      description: 'The registrations that fit the filters, in the order asked for, a line each.',
      access: staff,
      parameters: [...listParameters, columnsParameter],
      bytes: 'text/csv',
    }),
    async (c) => sendCsv(c, await exportRegistrations(contextOf(c), c.req.queries())),
  )
  .get(
    '/:id/history',
    operation({
      id: 'registrationHistory',
      tag,
      summary: 'How a registration got where it is',
      description: 'Every state that a registration and its payments had, the latest first: when, and who did it.',
      access: staff,
      parameters: [pathParameter('id', 'The id of the registration.')],
      response: array(registrationEvent.required()).required(),
    }),
    async (c) => c.json(await listRegistrationHistory(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/replacements',
    operation({
      id: 'registrationReplacements',
      tag,
      summary: 'Who could come instead of a participant',
      description:
        'The participants of the same customer who have no seat in the session yet and, in a certified course, all that a certificate says of them, by name, 50 at most: whoever looks for another one searches.',
      access: staff,
      parameters: [pathParameter('id', 'The id of the registration.'), ...filterParameters(replacementFilters)],
      response: array(replacement.required()).required(),
    }),
    async (c) => c.json(await listReplacements(contextOf(c), c.req.param('id'), c.req.queries())),
  )
