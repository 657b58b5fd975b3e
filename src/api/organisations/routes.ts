import { Hono } from 'hono'
import { array } from 'yup'
import {
  administrator,
  newOrganisation,
  organisation,
  organisationContact,
  organisationContactChanges,
} from '../../../schemas/organisation.ts'
import { organisations } from '../../db/tables.ts'
import { customers, staff } from '../access.ts'
import { checkBody } from '../check.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { pathParameter } from '../openapi/parameters.ts'
import { resourceRoutes } from '../resource.ts'
import { createOrganisation } from './create-organisation.ts'
import { deleteOrganisation } from './delete-organisation.ts'
import { listAdministrators } from './list-administrators.ts'
import { listOrganisationContacts } from './list-organisation-contacts.ts'
import { ownOrganisation } from './own-organisation.ts'
import { organisationColumns } from './present-organisation.ts'
import { removeOrganisationContact } from './remove-organisation-contact.ts'
import { updateOrganisation } from './update-organisation.ts'
import { updateOrganisationContact } from './update-organisation-contact.ts'

const resource = resourceRoutes({
  names: ['organisation', 'organisations'],
  words: {
    one: 'an organisation',
    many: 'organisations',
    about: 'Organisations that are customers: staff see all, contacts their own.',
  },
  more: {
    update: 'Every contact changes address and reference; name and VAT number are for its administrator (403).',
    create: 'A private person founds the organisation it belongs to and administers from then on.',
    delete: 'One that has accounts, participants or anything they made gets 409.',
  },
  access: { read: customers, create: customers, update: customers, delete: staff },
  failures: { create: ['ORGANISATION_NAME_EXISTS'], update: ['ORGANISATION_NAME_EXISTS'], delete: ['IN_USE'] },
  table: organisations,
  columns: organisationColumns,
  staffColumns: { isPartner: organisations.isPartner },
  filters: {
    _id: { kind: 'id', column: organisations.id },
    name: { kind: 'text', column: organisations.name },
    vat: { kind: 'text', column: organisations.vat },
    zip: { kind: 'text', column: organisations.zip },
    city: { kind: 'text', column: organisations.city },
    country: { kind: 'text', column: organisations.country },
    reference: { kind: 'text', column: organisations.reference },
  },
  sort: [['name', 'ASC']],
  schema: organisation,
  input: newOrganisation,
  visible: ownOrganisation,
  create: createOrganisation,
  update: updateOrganisation,
  remove: deleteOrganisation,
})

const tag = 'organisations'
const organisationId = pathParameter('id', 'The id of the organisation.')
const userId = pathParameter('userId', 'The id of the account.')

export const organisationRoutes = new Hono<ApiEnv>()
  .route('/', resource)
  .get(
    '/:id/contacts',
    operation({
      id: 'organisationContacts',
      tag,
      summary: 'Who acts for an organisation',
      description:
        'The accounts that belong to an organisation, with their roles, sorted by name. For its administrator and staff.',
      access: customers,
      parameters: [organisationId],
      response: array(organisationContact.required()).required(),
    }),
    async (c) => c.json(await listOrganisationContacts(contextOf(c), c.req.param('id'))),
  )
  .get(
    '/:id/administrators',
    operation({
      id: 'administrators',
      tag,
      summary: 'Who decides for an organisation',
      description:
        'The people who let others into the organisation and change its name, sorted by name. For everybody who acts for it, and staff.',
      access: customers,
      parameters: [organisationId],
      response: array(administrator.required()).required(),
    }),
    async (c) => c.json(await listAdministrators(contextOf(c), c.req.param('id'))),
  )
  .patch(
    '/:id/contacts/:userId',
    operation({
      id: 'updateOrganisationContact',
      tag,
      summary: 'Gives or takes somebody’s roles in an organisation',
      description:
        'Sets what an account may do for the organisation. For its administrator and staff, with their password, or within ten minutes of giving it (403 `Sign in again`, see POST /auth/confirm-password); the last administrator stays one (409).',
      access: customers,
      failures: ['LAST_ADMINISTRATOR', 'WRONG_PASSWORD', 'TOO_MANY'],
      parameters: [organisationId, userId],
      response: organisationContact,
    }),
    checkBody(organisationContactChanges),
    async (c) => {
      const { id, userId } = c.req.param()
      return c.json(await updateOrganisationContact(contextOf(c), id, userId, c.req.valid('json')))
    },
  )
  .delete(
    '/:id/contacts/:userId',
    operation({
      id: 'removeOrganisationContact',
      tag,
      summary: 'Takes somebody out of an organisation',
      description:
        'Ends that an account acts for the organisation: it goes on with its other organisations, or as a private person’s, is signed out if it speaks for this one, and told by mail; participants and registrations stay the organisation’s. For its administrator and staff; the last administrator stays (409).',
      access: customers,
      failures: ['LAST_ADMINISTRATOR'],
      parameters: [organisationId, userId],
    }),
    async (c) => {
      await removeOrganisationContact(contextOf(c), c.req.param('id'), c.req.param('userId'))
      return c.body(null, 204)
    },
  )
