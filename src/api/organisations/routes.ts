import { newOrganisation, organisation } from '../../../schemas/organisation.ts'
import { organisations } from '../../db/tables.ts'
import { resourceRoutes } from '../resource.ts'
import { createOrganisation } from './create-organisation.ts'
import { deleteOrganisation } from './delete-organisation.ts'
import { ownOrganisation } from './own-organisation.ts'
import { organisationColumns } from './present-organisation.ts'
import { updateOrganisation } from './update-organisation.ts'

export const organisationRoutes = resourceRoutes({
  names: ['organisation', 'organisations'],
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
