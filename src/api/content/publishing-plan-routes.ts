import {
  newPublishingPlan,
  publishedTogether,
  publishingPlan,
  publishingPlanChanges,
  publishingPlans,
  type StaticContentsPublish,
  staticContentsPublish,
} from '../../../schemas/publishing.ts'
import { defaultLocale, locales } from '../../domain/locales.ts'
import { type ApiContext, editors, get, patch, pathParameter, post, routes } from '../platform/index.ts'
import { lockDocuments, publishDocuments } from './publish-documents.ts'
import { changePlan, listPlans, planPublishing, readPlan, withdrawPlan } from './publishing-plans.ts'
import { readPublished } from './static-content.ts'

/** Makes the newest versions of several documents public in one go: all of them or none. */
async function publishTogether({ db, user }: ApiContext, input: StaticContentsPublish) {
  const chosen = input.locales ?? locales
  return db.transaction(async (tx) => {
    const documents = await lockDocuments(tx, input.documents, chosen)
    await publishDocuments(tx, documents, chosen, user?.userId)
    const types = documents.map(({ type }) => type)
    const reader = chosen.includes(defaultLocale) ? defaultLocale : (chosen[0] ?? defaultLocale)
    const contents = await readPublished({ db: tx, user }, types, reader)
    return {
      documents: documents.map(({ type, version }) => ({ type, version })),
      contents: contents.map((json): unknown => JSON.parse(json)),
    }
  })
}

const parameters = [pathParameter('id', 'The id of the plan.')]

export const publishingPlanRoutes = routes(
  get('/', {
    id: 'publishingPlans',
    summary: 'What becomes public at a time',
    description:
      'What waits to become public, the soonest first, then the last plans that were carried out, refused or withdrawn. `newest` of a document is higher than `version` where somebody worked on since: that does not come along.',
    access: editors,
    response: publishingPlans,
    run: (context) => listPlans(context),
  }),
  post('/', {
    id: 'planPublishing',
    summary: 'Plans to publish several documents together',
    description:
      'The newest versions of the documents named, as they are now, become public at an instant in the future, in the languages named: all of them or none. Whoever planned it gets a mail. 409 when a version named is no longer the newest; 400 for what is not ready for readers.',
    access: editors,
    failures: ['NOT_FOUND', 'VERSION_CONFLICT'],
    response: publishingPlan,
    status: 201,
    body: newPublishingPlan,
    run: (context, { body }) => planPublishing(context, body),
  }),
  post('/now', {
    id: 'publishTogether',
    summary: 'Publishes several documents together, now',
    description:
      'Makes the newest versions of several documents public in one go, in the languages named or in all: all of them or none; gives back what their readers see now. 409 when a version named is no longer the newest; 400 for what is not ready for readers.',
    access: editors,
    failures: ['NOT_FOUND', 'VERSION_CONFLICT'],
    response: publishedTogether,
    body: staticContentsPublish,
    run: (context, { body }) => publishTogether(context, body),
  }),
  get('/:id', {
    id: 'publishingPlan',
    summary: 'One plan',
    description: 'What becomes public together, when, in which languages, and who planned it.',
    access: editors,
    parameters,
    response: publishingPlan,
    run: (context, { params }) => readPlan(context.db, params.id),
  }),
  patch('/:id', {
    id: 'changePublishingPlan',
    summary: 'Changes a plan before its time',
    description:
      'Changes when or in which languages a plan publishes; with `documents`, their newest versions come in the place of those that were planned. 409 once it was carried out, refused or withdrawn.',
    access: editors,
    failures: ['STATE_CONFLICT', 'VERSION_CONFLICT'],
    parameters,
    response: publishingPlan,
    body: publishingPlanChanges,
    run: (context, { params, body }) => changePlan(context, params.id, body),
  }),
  post('/:id/withdraw', {
    id: 'withdrawPublishingPlan',
    summary: 'Takes a plan back before its time, or after it was refused',
    description:
      'Nothing becomes public; the drafts stay. One that was refused waits for nobody any more. 409 once it was carried out or withdrawn.',
    access: editors,
    failures: ['STATE_CONFLICT'],
    parameters,
    response: publishingPlan,
    run: (context, { params }) => withdrawPlan(context, params.id),
  }),
)
