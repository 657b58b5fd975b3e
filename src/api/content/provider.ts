import { eq } from 'drizzle-orm'
import { type ProviderChanges, providerChanges, provider as shown } from '../../../schemas/provider.ts'
import type { Executor } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { differencesOf, recordStateChange } from '../../db/record-state-change.ts'
import { providers } from '../../db/tables.ts'
import { type Provider, provider } from '../../domain/provider.ts'
import {
  type ApiContext,
  ApiError,
  callerOf,
  finance,
  get,
  lockTurn,
  providerTag,
  put,
  routes,
  withCacheTags,
} from '../platform/index.ts'

/** Who the provider is, as the database has it: every process reads it at its start, and when it is told of a change. */
export async function readProvider(db: Executor): Promise<Provider> {
  const { id: _id, isOnly: _isOnly, updatedAt, ...row } = await rowIn(db)
  return { ...row, updatedAt: updatedAt.toISOString() }
}

async function rowIn(db: Executor) {
  const [row] = await db.select().from(providers)
  if (!row) throw new Error('The row of provider is gone')
  return row
}

const present = ({ formerIbans: _formerIbans, ...said }: Provider) => said

/** From now on everything says so; papers that were made keep what they said. 409 where somebody changed it since it was read. */
async function updateProvider(context: ApiContext, { updatedAt, ...changes }: ProviderChanges) {
  const { userId } = callerOf(context)
  return context.db.transaction(async (tx) => {
    await lockTurn(tx, 'provider')
    const known = await rowIn(tx)
    if (updatedAt && Date.parse(updatedAt) !== known.updatedAt.getTime()) throw new ApiError('VERSION_CONFLICT')
    const formerIbans =
      changes.iban === known.iban ? known.formerIbans : [...new Set([...known.formerIbans, known.iban])]
    await tx
      .update(providers)
      .set({ ...changes, formerIbans, updatedAt: new Date() })
      .where(eq(providers.id, known.id))
    const differences = differencesOf(known, changes)
    await recordStateChange(tx, 'provider', known.id, { to: 'changed', userId, differences })
    await notifyTags(tx, [providerTag])
    return present(await readProvider(tx))
  })
}

export const providerRoutes = routes(
  get('/', {
    id: 'provider',
    summary: 'The training provider',
    description:
      'What the company is called, where it is, how it is reached and paid, and what its papers say at their end: as the site, mails and new papers have it.',
    access: 'everyone',
    needsNoDatabase: true,
    response: shown,
    run: () => withCacheTags(present(provider), [providerTag]),
  }),
  put('/', {
    id: 'updateProvider',
    summary: 'Says who the training provider is',
    description:
      'Pages, mails and papers say so from now on; invoices, quotations, certificates and reminders that were made keep what they said. The number of a Belgian enterprise is that of its VAT. Money that comes in on an earlier account is still found in files of the bank. With `updatedAt`, when it was read, it gets 409 where somebody changed it since.',
    access: finance,
    failures: ['VERSION_CONFLICT'],
    response: shown,
    body: providerChanges,
    run: (context, { body }) => updateProvider(context, body),
  }),
)
