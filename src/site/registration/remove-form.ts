import { defineForm } from '../../ui/forms/define-form.ts'
import { sessionIn, stepAddress } from './journey.ts'
import { saveDraftDocument } from './save-draft.ts'

/** Somebody does not take part after all; `students` are those who still do. */
export const removeForm = defineForm({
  name: 'participant-remove',
  schema: () => import('./students-schema.ts').then((file) => file.studentsSchema),
  fields: ['students'],
  document: saveDraftDocument,
  variables: ({ students }, page) => ({ session: sessionIn(page), input: { students } }),
  next: (_data, page) => stepAddress(page, 'students'),
})
