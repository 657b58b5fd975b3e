import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { panelPath } from '../kit/paths.ts'

export const accessPath = '/access'

const ownId = ({ visitor }: PageContext) => visitor?.userId ?? ''

const schemas = () => import('../../../schemas/second-factor.ts')

export const startForm = defineForm({
  name: 'second-factor-start',
  schema: () => schemas().then((module) => module.secondFactorStart),
  fields: ['password', 'code'],
  secrets: ['password', 'code'],
  document: graphql(`
    mutation StartSecondFactor($userId: String!, $input: SecondFactorStart_Input!) {
      startSecondFactor(userId: $userId, input: $input) { isOn }
    }
  `),
  variables: ({ password, code }, page) => ({ userId: ownId(page), input: { password, ...(code && { code }) } }),
  next: (_data, { locale }) => `${panelPath(accessPath, locale)}#setup`,
})

export const confirmForm = defineForm({
  name: 'second-factor-confirm',
  schema: () => schemas().then((module) => module.secondFactorConfirmation),
  fields: ['code'],
  secrets: ['code'],
  document: graphql(`
    mutation ConfirmSecondFactor($userId: String!, $input: SecondFactorConfirmation_Input!) {
      confirmSecondFactor(userId: $userId, input: $input)
    }
  `),
  variables: (input, page) => ({ userId: ownId(page), input }),
  next: saidHere('second-factor-on'),
})

export const removeForm = defineForm({
  name: 'second-factor-remove',
  schema: () => schemas().then((module) => module.secondFactorRemoval),
  fields: ['password', 'code'],
  secrets: ['password', 'code'],
  document: graphql(`
    mutation RemoveSecondFactor($userId: String!, $input: SecondFactorRemoval_Input!) {
      removeSecondFactor(userId: $userId, input: $input)
    }
  `),
  variables: (input, page) => ({ userId: ownId(page), input }),
  next: saidHere('second-factor-off'),
})

/** Another of the organisations that the account acts for (spec section 2, Navigation). */
export const switchForm = defineForm({
  name: 'panel-organisation',
  schema: () => import('../../../schemas/membership.ts').then((module) => module.organisationChoice),
  fields: ['organisation'],
  document: graphql(`
    mutation PanelSwitchOrganisation($input: OrganisationChoice_Input!) {
      switchOrganisation(input: $input) { _id }
    }
  `),
  variables: ({ organisation }) => ({ input: { organisation } }),
  next: saidHere('organisation'),
})

const query = graphql(`
  query PanelAccess($userId: String!) {
    secondFactor(userId: $userId) { isOn since isDemanded recoveryCodesLeft secret uri recoveryCodes }
  }
`)

/** How one's own account is opened: the second factor, and for which organisation it speaks. */
export const accessPage = definePanelPage({
  path: '/control-panel/access',
  beforeSecondFactor: true,
  search: ['off'],
  query: { document: query, variables: ({ visitor }) => ({ userId: visitor?.userId ?? '' }) },
  forms: [startForm, confirmForm, removeForm, switchForm],
  refused(form, { locale }) {
    const { codeRefused, refused } = allTexts[locale]['panel-access']
    if (form === confirmForm.name) return { field: 'code', text: codeRefused }
    return form === switchForm.name ? null : { text: refused }
  },
  title: (_data, { locale }) => allTexts[locale]['panel-access'].title,
})
