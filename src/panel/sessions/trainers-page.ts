import { object, string } from 'yup'
import { formatMonth } from '../../domain/format.ts'
import { worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { translator } from '../../ui/texts.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { monthIn } from '../kit/month.ts'
import { trainersHref } from '../kit/paths.ts'

const wordsOf = ({ locale }: PageContext) => translator(locale, allTexts[locale], 'panel-trainers')

/** Notes that a trainer cannot come. */
export const absenceForm = defineForm({
  name: 'absence',
  schema: () => import('../../../schemas/trainer-calendar.ts').then((module) => module.newTrainerAbsence),
  fields: ['trainer', 'fromDay', 'untilDay', 'fromTime', 'untilTime', 'reason'],
  document: graphql(`
    mutation NoteAbsence($input: NewTrainerAbsence_Input!) {
      createTrainerAbsence(input: $input) { _id }
    }
  `),
  variables: ({ fromTime, untilTime, reason, ...input }) => ({
    input: { ...input, fromTime: fromTime || null, untilTime: untilTime || null, reason: reason || null },
  }),
  next: (_data, page, { fromDay }) => `${trainersHref(fromDay, page)}&said=saved`,
})

/** They can come after all. */
export const presenceForm = defineForm({
  name: 'absence-remove',
  schema: async () => object({ absence: string().uuid('error.form').required('error.required') }),
  fields: ['absence'],
  document: graphql(`
    mutation RemoveAbsence($id: String!) {
      deleteTrainerAbsence(id: $id)
    }
  `),
  variables: ({ absence }) => ({ id: absence }),
  next: (_data, page) => `${trainersHref(monthIn(page).first, page)}&said=saved`,
})

/** A month of all trainers, for who plans; of themselves, for each of them. */
export const trainersPage = definePanelPage({
  path: '/control-panel/sessions/trainers',
  search: ['month', 'act', 'trainer'],
  query: {
    document: graphql(`
      query PanelTrainers($from: String!, $to: String!) {
        trainerCalendar(from: $from, to: $to) {
          _id name
          lessons { session start end title { nl en fr } place { nl en fr } }
          absences { _id fromDay untilDay fromTime untilTime reason by }
        }
      }
    `),
    variables(page) {
      const { first, last } = monthIn(page)
      return { from: first, to: last }
    },
  },
  forms: [absenceForm, presenceForm],
  title: (_data, page) =>
    wordsOf(page)(worksAs(page.visitor, ['desk']) ? 'titleOf' : 'own.titleOf', {
      month: formatMonth(monthIn(page).month, page.locale),
    }),
})
