import { object } from 'yup'
import { newPause } from '../../../schemas/reminder.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PanelOpenQuery } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf } from '../kit/paths.ts'

const openQuery = graphql(`
  query PanelOpen($id: String!) {
    invoice(id: $id) { _id number dueOn owed customer { name } }
    openInvoice(id: $id) {
      isConsumer
      reminders { _id level sentOn payBy open costs damages email by }
      next { level allowedOn costs damages total payBy to subject body }
      pause { reason until note by at }
    }
  }
`)

export type Owed = NonNullable<PanelOpenQuery['invoice']>
export type Reminding = NonNullable<PanelOpenQuery['openInvoice']>

export const remindOneForm = defineForm({
  name: 'remind',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation RemindOne($input: NewReminders_Input!) {
      remind(input: $input) { done refused { why } }
    }
  `),
  variables: (_values, page) => ({ input: { chosen: [idOf(page)] } }),
  next: ({ remind }, page) => saidHere((remind?.done.length ?? 0) > 0 ? 'reminded' : 'not-reminded')(remind, page),
})

export const pauseForm = defineForm({
  name: 'reminder-pause',
  schema: async () => newPause,
  fields: ['reason', 'until', 'note'],
  document: graphql(`
    mutation PauseReminders($id: String!, $input: NewReminderPause_Input!) {
      pauseReminders(id: $id, input: $input) { _id }
    }
  `),
  variables: ({ reason, until, note }, page) => ({ id: idOf(page), input: { reason, until: until ?? null, note } }),
  next: saidHere('saved'),
})

export const resumeForm = defineForm({
  name: 'reminder-resume',
  schema: async () => object(),
  fields: [],
  document: graphql(`
    mutation ResumeReminders($id: String!) {
      resumeReminders(id: $id) { _id }
    }
  `),
  variables: (_values, page) => ({ id: idOf(page) }),
  next: saidHere('saved'),
})

export const openPage = definePanelPage({
  path: '/control-panel/open/:id',
  search: ['act'],
  query: { document: openQuery, variables: ({ params }) => ({ id: params.id ?? '' }) },
  forms: [remindOneForm, pauseForm, resumeForm],
  title: ({ invoice }, { locale }) => invoice?.number ?? allTexts[locale]['panel-open'].title,
})

export const reminderFile = definePanelPage({
  path: '/control-panel/open/:id.pdf',
  file: ({ params: { id = '' } }) => (/^[\w-]+$/.test(id) ? { path: `/open-invoices/${id}/reminder` } : null),
})
