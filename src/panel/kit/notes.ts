import { object, string } from 'yup'
import { defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { saidHere } from './forms.ts'

graphql(`
  fragment NoteLine on Note { _id text author createdAt mayRemove }
`)

const noteForm = defineForm({
  name: 'note',
  schema: () => import('../../../schemas/note.ts').then((module) => module.newNote),
  fields: ['subject', 'id', 'text'],
  document: graphql(`
    mutation AddNote($input: NewNote_Input!) {
      createNote(input: $input) { _id }
    }
  `),
  variables: (input) => ({ input }),
  next: saidHere('saved'),
})

const removeNoteForm = defineForm({
  name: 'note-remove',
  schema: async () => object({ note: string().uuid('error.form').required('error.required') }),
  fields: ['note'],
  document: graphql(`
    mutation RemoveNote($id: String!) {
      deleteNote(id: $id)
    }
  `),
  variables: ({ note }) => ({ id: note }),
  next: saidHere('note-removed'),
})

/** Of a page that has notes, with `notes` in its query. */
export const noteForms = [noteForm, removeNoteForm] as const
