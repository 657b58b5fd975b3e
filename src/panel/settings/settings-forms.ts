import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { panelPath } from '../panel-path.ts'

export const settingsPath = '/settings'

const schemas = () => import('../../../schemas/second-factor.ts')

export const demandForm = defineForm({
  name: 'second-factor-demand',
  schema: () => schemas().then((module) => module.panelSettingsChanges),
  fields: ['isSecondFactorDemanded', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation DemandSecondFactor($input: PanelSettingsChanges_Input!) {
      updatePanelSettings(input: $input) { isSecondFactorDemanded }
    }
  `),
  variables: ({ isSecondFactorDemanded, password }) => ({
    input: { isSecondFactorDemanded, ...(password && { password }) },
  }),
  next: (_data, { locale }) => `${panelPath(settingsPath, locale)}?said=saved`,
})

export const resetForm = defineForm({
  name: 'second-factor-reset',
  schema: () => import('./colleague-schema.ts').then((module) => module.colleagueSchema),
  fields: ['colleague', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {
      removeColleagueSecondFactor(id: $id, input: $input)
    }
  `),
  variables: ({ colleague, password }) => ({ id: colleague, input: { ...(password && { password }) } }),
  next: (_data, { locale }) => `${panelPath(settingsPath, locale)}?said=second-factor-reset`,
})
