import { boolean } from 'yup'
import { ledgerAccounts } from '../../domain/ledger.ts'
import { worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelSettingsQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { centsOf, euros } from '../kit/euros.ts'
import { saidHere } from '../kit/forms.ts'
import { colleagueSchema, inviteAgainForm, inviteForm, leaveForm, returnForm, rolesForm } from './colleague-forms.ts'

const settingsQuery = graphql(`
  query PanelSettings($isAdministrator: Boolean!, $isFinance: Boolean!) {
    panelSettings @include(if: $isAdministrator) {
      isSecondFactorDemanded
      colleagues { _id name email panelRoles trainer { _id name } active isInvited secondFactorSince }
      events { event actor subject createdAt }
    }
    allTrainers @include(if: $isAdministrator) { _id name }
    billingSettings @include(if: $isFinance) { daysUntilDue mostOpen paidBefore forPrivatePersons daysKept }
    reminderSettings @include(if: $isFinance) { isAutomatic firstAfter secondAfter thirdAfter fee asksDamages }
    ledgerAccounts @include(if: $isFinance) {
      customers courses rooms other exempt vat6 vat12 vat21 bank cash paymentProvider advances writtenOff
    }
  }
`)

type Settings = NonNullable<PanelSettingsQuery['panelSettings']>
export type Colleague = NonNullable<Settings['colleagues'][number]>
export type Trainers = PanelSettingsQuery['allTrainers']
export type Reminding = NonNullable<PanelSettingsQuery['reminderSettings']>
export type Billing = NonNullable<PanelSettingsQuery['billingSettings']>
export type Accounts = NonNullable<PanelSettingsQuery['ledgerAccounts']>
export type PanelEvent = NonNullable<Settings['events'][number]>

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
  next: saidHere('saved'),
})

export const resetForm = defineForm({
  name: 'second-factor-reset',
  schema: async () => colleagueSchema,
  fields: ['colleague', 'password'],
  secrets: ['password'],
  document: graphql(`
    mutation RemoveColleagueSecondFactor($id: String!, $input: SecondFactorReset_Input!) {
      removeColleagueSecondFactor(id: $id, input: $input)
    }
  `),
  variables: ({ colleague, password }) => ({ id: colleague, input: { ...(password && { password }) } }),
  next: saidHere('second-factor-reset'),
})

/** As the API takes them, but for the amount, which is typed in euros. */
const billingSchema = async () => {
  const { billingSettingsChanges } = await import('../../../schemas/billing-settings.ts')
  return billingSettingsChanges.shape({
    mostOpen: euros.required('error.required'),
    forPrivatePersons: boolean().default(false),
  })
}

export const billingForm = defineForm({
  name: 'billing-settings',
  schema: billingSchema,
  fields: ['daysUntilDue', 'mostOpen', 'paidBefore', 'forPrivatePersons', 'daysKept'],
  document: graphql(`
    mutation ChangeBillingSettings($input: BillingSettingsChanges_Input!) {
      updateBillingSettings(input: $input) { daysUntilDue }
    }
  `),
  variables: ({ mostOpen, ...input }) => ({ input: { ...input, mostOpen: centsOf(mostOpen) ?? 0 } }),
  next: saidHere('saved'),
})

/** What holds for everybody who works in the panel, and who switched it. */
const reminderSchema = async () => {
  const { reminderSettingsChanges } = await import('../../../schemas/reminder.ts')
  return reminderSettingsChanges.shape({
    fee: euros.required('error.required'),
    isAutomatic: boolean().default(false),
    asksDamages: boolean().default(false),
  })
}

export const reminderForm = defineForm({
  name: 'reminder-settings',
  schema: reminderSchema,
  fields: ['isAutomatic', 'firstAfter', 'secondAfter', 'thirdAfter', 'fee', 'asksDamages'],
  document: graphql(`
    mutation UpdateReminderSettings($input: ReminderSettingsChanges_Input!) {
      updateReminderSettings(input: $input) { isAutomatic }
    }
  `),
  variables: ({ fee, ...input }) => ({ input: { ...input, fee: centsOf(fee) ?? 0 } }),
  next: saidHere('saved'),
})

export const ledgerForm = defineForm({
  name: 'ledger-accounts',
  schema: () => import('../../../schemas/ledger.ts').then((module) => module.ledgerAccountsChanges),
  fields: ledgerAccounts,
  document: graphql(`
    mutation ChangeLedgerAccounts($input: LedgerAccountsChanges_Input!) {
      updateLedgerAccounts(input: $input) { customers }
    }
  `),
  variables: (input) => ({ input }),
  next: saidHere('saved'),
})

export const settingsPage = definePanelPage({
  path: '/control-panel/settings',
  search: ['reset', 'change', 'leave', 'return', 'again'],
  query: {
    document: settingsQuery,
    variables: ({ visitor }) => ({
      isAdministrator: worksAs(visitor, ['administrator']),
      isFinance: worksAs(visitor, ['finance']),
    }),
  },
  forms: [
    ...[demandForm, resetForm, billingForm, reminderForm, ledgerForm],
    ...[inviteForm, rolesForm, leaveForm, returnForm, inviteAgainForm],
  ],
  title: (_data, { locale }) => allTexts[locale]['panel-settings'].title,
})
