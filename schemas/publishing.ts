import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { findingKinds, planStates, previewDays, previewStates } from '../src/domain/content.ts'
import { isDay } from '../src/domain/days.ts'
import { locales } from '../src/domain/locales.ts'
import { localizedText } from './localized.ts'

/** What goes together, and in which languages; `version` is the one that was looked at. */
const document = object({
  type: string().required().max(100),
  version: number().integer().min(1).required(),
}).meta({ title: 'DocumentVersion' })
export type DocumentVersion = InferType<typeof document>

const documents = array(document.required()).min(1).max(100, 'error.tooMany')
const chosen = array(string().oneOf(locales).required().meta({ title: 'Locale' }))
  .min(1)
  .max(locales.length, 'error.tooMany')

const instant = string()
  .matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/, 'error.date')
  .test('instant', 'error.date', (value) => !value || (isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))))

/** Left out, `locales` means all of them. */
export const staticContentsPublish = object({ documents: documents.required(), locales: chosen }).meta({
  title: 'StaticContentsPublish',
})
export type StaticContentsPublish = InferType<typeof staticContentsPublish>

export const newPublishingPlan = object({
  documents: documents.required(),
  locales: chosen.required(),
  at: instant.required(),
}).meta({ title: 'NewPublishingPlan' })
export type NewPublishingPlan = InferType<typeof newPublishingPlan>

/** What is left out stays; with `documents` their newest versions come in the place of those that were planned. */
export const publishingPlanChanges = object({ documents, locales: chosen, at: instant }).meta({
  title: 'PublishingPlanChanges',
})
export type PublishingPlanChanges = InferType<typeof publishingPlanChanges>

const plannedDocument = object({
  type: string().required(),
  version: number().integer().required(),
  /** The newest there is: higher where somebody worked on since. */
  newest: number().integer().required(),
  /** What readers of the languages chosen see was made from it: higher where something newer became public since. */
  published: number().integer().required(),
  /** Readers of each language chosen see it, or something newer. */
  isPublic: boolean().required(),
  title: localizedText.nullable(),
}).meta({ title: 'PlannedDocument' })

/** Several documents that become public together at an instant in UTC. */
export const publishingPlan = object({
  _id: string().uuid().required(),
  at: string().required(),
  status: string().oneOf(planStates).required().meta({ title: 'PlanStatus' }),
  reason: string().defined().nullable(),
  documents: array(plannedDocument.required()).required(),
  locales: array(string().oneOf(locales).required().meta({ title: 'Locale' })).required(),
  author: string().defined().nullable(),
  createdAt: string().required(),
  settledAt: string().defined().nullable(),
}).meta({ title: 'PublishingPlan' })

export const publishingPlans = object({ items: array(publishingPlan.required()).required() }).meta({
  title: 'PublishingPlans',
})

/** What became public together. */
export const publishedTogether = object({
  documents: array(document.required()).required(),
  /** What their readers see now. */
  contents: array(mixed().meta({ component: 'StaticContent' }).required()).required(),
}).meta({ title: 'PublishedTogether' })

/** For how many days the address is to show the draft. */
export const newPreview = object({
  days: number().oneOf(previewDays, 'error.choice').required('error.required'),
})
  .noUnknown()
  .meta({ title: 'NewPreview' })
export type NewPreview = InferType<typeof newPreview>

/** `address` is null once it shows nothing any more. */
const preview = object({
  _id: string().uuid().required(),
  status: string().oneOf(previewStates).required().meta({ title: 'PreviewState' }),
  address: string().defined().nullable(),
  author: string().defined().nullable(),
  createdAt: string().required(),
  expiresAt: string().required(),
  revokedAt: string().defined().nullable(),
  revokedBy: string().defined().nullable(),
}).meta({ title: 'Preview' })

export const previews = object({ items: array(preview.required()).required() }).meta({ title: 'Previews' })

const content = mixed().meta({ component: 'StaticContent' }).required()

/** The newest draft of a page, and of the managed texts that its blocks show. */
export const previewedDraft = object({
  type: string().required(),
  expiresAt: string().required(),
  page: content,
  contents: array(content).required(),
}).meta({ title: 'PreviewedDraft' })

/** `path` names fields, and items of lists by their place; `field` items by their `_id`, as the draft has them. */
const finding = object({
  severity: string().oneOf(['error', 'warning']).required().meta({ title: 'FindingSeverity' }),
  kind: string().oneOf(findingKinds).required().meta({ title: 'FindingKind' }),
  blockId: string().defined(),
  block: string().defined(),
  locale: string().oneOf(locales).required().meta({ title: 'Locale' }),
  path: string().defined(),
  field: string().defined(),
  value: string().defined().nullable(),
}).meta({ title: 'ContentFinding' })

/** What an editor may want to mend before readers see a draft. */
export const contentCheck = object({
  version: number().integer().required(),
  findings: array(finding.required()).required(),
}).meta({ title: 'ContentCheck' })

/** A block that leads to a page, in these languages; the block whose id is empty is what the content says of itself. */
const link = object({
  type: string().required(),
  title: localizedText.nullable().defined(),
  block: string().defined(),
  locales: array(string().oneOf(locales).required().meta({ title: 'Locale' })).required(),
}).meta({ title: 'ContentLink' })

export const contentLinks = object({ items: array(link.required()).required() }).meta({ title: 'ContentLinks' })

/** A window that has a document open, by a UUID of its own. */
export const editorPresence = object({ client: string().uuid('error.form').required() }).meta({
  title: 'EditorPresence',
})
export type EditorPresence = InferType<typeof editorPresence>

const other = object({ name: string().required(), since: string().required() }).meta({ title: 'OtherEditor' })

/** Who else has it open, since when. */
export const otherEditors = object({ items: array(other.required()).required() }).meta({ title: 'OtherEditors' })
