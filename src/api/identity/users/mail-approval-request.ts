import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../../db/client.ts'
import { queueMail } from '../../../db/queue-mail.ts'
import { organisations, type users } from '../../../db/tables.ts'
import { asLocale, localePath } from '../../../domain/locales.ts'
import { provider } from '../../../domain/provider.ts'
import { type ApiContext, toProvider } from '../../platform/index.ts'
import { administratorsOf } from './administrators.ts'

type Applicant = Pick<typeof users.$inferSelect, 'email' | 'firstName' | 'lastName' | 'language'>

/** The organisation's administrators, or the provider where it has none, are asked by mail; the applicant hears so. */
export async function mailApprovalRequest(
  { publicUrl, controlPanelUrl }: Pick<ApiContext, 'publicUrl' | 'controlPanelUrl'>,
  tx: Transaction,
  { email, firstName, lastName, language }: Applicant,
  organisationId: string,
) {
  const [organisation] = await tx.select().from(organisations).where(eq(organisations.id, organisationId))
  if (!organisation) return
  const occasion = randomUUID()
  const values = { applicant: `${firstName} ${lastName}`, applicantEmail: email, organisation: organisation.name }
  const administrators = await administratorsOf(tx, organisation.id)
  for (const administrator of administrators) {
    const locale = asLocale(administrator.language)
    const url = `${publicUrl()}${localePath('/my-account/participants', locale)}`
    await queueMail(tx, {
      key: `approval-asked:${occasion}:${administrator.id}`,
      to: administrator.email,
      locale,
      kind: 'approval-asked',
      values: { ...values, firstName: administrator.firstName, url },
    })
  }
  if (administrators.length === 0) {
    await queueMail(tx, {
      key: `approval-asked:${occasion}`,
      ...toProvider,
      kind: 'approval-asked',
      values: { ...values, firstName: provider.name, url: controlPanelUrl() },
    })
  }
  await queueMail(tx, {
    key: `approval-waiting:${occasion}`,
    to: email,
    locale: asLocale(language),
    kind: 'approval-waiting',
    values: { firstName, organisation: organisation.name },
  })
}
