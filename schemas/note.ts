import { boolean, type InferType, object, string } from 'yup'
import { paragraphs } from './rules.ts'

/** What a note is about. */
export const noteSubjects = ['customer', 'registration', 'session'] as const
export type NoteSubject = (typeof noteSubjects)[number]

/** What a colleague wrote for colleagues; `mayRemove`: whoever asks wrote it, or is an administrator. */
export const note = object({
  _id: string().uuid().required(),
  text: string().required(),
  author: string().nullable().defined(),
  mayRemove: boolean().required(),
  createdAt: string().required(),
}).meta({ title: 'Note' })

/** `id` is that of the registration or session, or of the organisation or private person that is the customer. */
export const newNote = object({
  subject: string().oneOf(noteSubjects, 'error.choice').required('error.required'),
  id: string().uuid('error.reference').required('error.required'),
  text: paragraphs(2000).required('error.required'),
}).meta({ title: 'NewNote' })
export type NewNote = InferType<typeof newNote>
