import { providerChanges } from '../../../schemas/provider.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { companyPath } from '../kit/paths.ts'
import { formNames, formSchema, type SubjectFields, sentOf } from './fields.ts'

/** What the company is called and says on its papers, in the order of the form. */
const fields: SubjectFields = {
  name: { kind: 'line' },
  street: { kind: 'translated' },
  zip: { kind: 'short' },
  city: { kind: 'translated' },
  email: { kind: 'line', hint: 'companyMail' },
  phone: { kind: 'line' },
  openingHours: { kind: 'translated', optional: true, hint: 'openingHours' },
  vat: { kind: 'short', hint: 'companyVat' },
  register: { kind: 'translated' },
  recognition: { kind: 'short' },
  iban: { kind: 'line', hint: 'companyIban' },
  terms: { kind: 'translated', optional: true, hint: 'terms' },
  invoiceLine: { kind: 'translated', optional: true },
}

const change = graphql(`
  mutation UpdateProvider($input: ProviderChanges_Input!) {
    updateProvider(input: $input) { name }
  }
`)

const form: AnyForm = {
  name: 'company',
  schema: async () => formSchema(providerChanges, fields),
  fields: ['updatedAt', ...formNames(fields)],
  refusals: { 'Somebody else saved a newer version': { text: 'newerVersion' } },
  async submit(send, values, page) {
    const { updatedAt, ...input } = { ...sentOf(fields, values, page.visitor), updatedAt: values.updatedAt }
    await send(change, { input: providerChanges.cast({ ...input, updatedAt }) })
    return saidHere('saved')(null, page)
  },
}

export const company = { fields, forms: { change: form } }

export const companyPage = definePanelPage({
  path: `/control-panel${companyPath}`,
  query: {
    document: graphql(`
      query Company {
        provider {
          name zip vat email phone iban recognition updatedAt
          street { nl en fr } city { nl en fr } register { nl en fr }
          openingHours { nl en fr } terms { nl en fr } invoiceLine { nl en fr }
        }
      }
    `),
    variables: () => ({}),
  },
  forms: [form],
  title: (_data, { locale }) => allTexts[locale]['panel-company'].title,
})
