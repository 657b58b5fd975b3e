import { array, boolean, object, string } from 'yup'
import { keptKinds } from '../src/domain/content.ts'

/** What the journal speaks of: what has states or is kept in lists, and notes, switches of the panel itself, and contents that became public. */
export const activityKinds = [
  'registration',
  'payment',
  'refund',
  'booking',
  'student',
  'invoice',
  'e-invoice',
  'user',
  'waiting-list-entry',
  'session',
  'attendance',
  'result',
  'certificate',
  'course',
  'mail',
  'contact-message',
  'organisation',
  'provider',
  ...keptKinds,
  'ownUse',
  'trainerAbsence',
  'deskMessage',
  'bulkAct',
  'evaluationReview',
  'picture',
  'file',
  'prepaidCard',
  'receipt',
  'bankTransaction',
  'bankStatement',
  'interfaceText',
  'publishingPlan',
  'reminderSettings',
  'ledgerAccounts',
  'billingSettings',
  'note',
  'panel',
  'content',
] as const
export type ActivityKind = (typeof activityKinds)[number]

/** Where something of the journal stands in the control panel. */
export const activityTargets = [
  'registration',
  'payment',
  'request',
  'invoice',
  'customer',
  'session',
  'course',
  'message',
  'content',
  'list',
  'rooms',
  'trainers',
  'sent',
  'bulk',
  'evaluationReview',
  'picture',
  'code',
  'receipt',
  'bank',
  'text',
  'searchTerm',
  'evaluationQuestion',
  'plan',
  'settings',
] as const

/**
 * Something that was done. `kind` and `event` say what; `subject` is what it was done to, as it is called now, and null
 * where nobody knows any more; `target` with `targetId` is the record where it stands. `by` is null for customers who are
 * gone, jobs and payment providers.
 */
export const activity = object({
  _id: string().required(),
  at: string().required(),
  by: string().nullable().defined(),
  actor: string().uuid().nullable().defined(),
  kind: string().oneOf(activityKinds).required(),
  /** An invoice that is a credit note, or how such a one stands at Peppol. */
  isCreditNote: boolean().required(),
  event: string().required(),
  subject: string().nullable().defined(),
  target: string().oneOf(activityTargets).nullable().defined(),
  targetId: string().nullable().defined(),
  /** What is other than before; amounts in cents, instants in UTC, links by what they are called, pictures with their id too. */
  differences: array(
    object({
      field: string().required(),
      before: string().nullable().defined(),
      after: string().nullable().defined(),
      beforePicture: string().uuid(),
      afterPicture: string().uuid(),
    }).meta({ title: 'Difference' }),
  ).required(),
}).meta({ title: 'Activity' })
