import { eq, sql } from 'drizzle-orm'
import type { ChangedText } from '../../../../locales/texts.ts'
import type { Executor } from '../../../db/client.ts'
import { interfaceTexts, users } from '../../../db/tables.ts'
import { isLocale } from '../../../domain/locales.ts'
import { textProblem } from '../../../domain/text-rules.ts'
import { isTextKey, originalOf } from './catalogue.ts'

export interface StoredChange extends ChangedText {
  changedAt: Date
  author: string | null
}

/** A later release may have another text there, or none: what fits it no more is not said. */
const fits = ({ key, locale, text }: ChangedText) =>
  isLocale(locale) && isTextKey(key) && textProblem(text, originalOf(key, locale) ?? '') === null

/** What editors say otherwise than the release, with who and when; of one key, or all of it. */
export async function readChanges(db: Executor, key?: string): Promise<StoredChange[]> {
  const rows = await db
    .select({
      key: interfaceTexts.key,
      locale: interfaceTexts.locale,
      text: interfaceTexts.text,
      changedAt: interfaceTexts.changedAt,
      author: sql<string | null>`nullif(trim(concat_ws(' ', ${users.firstName}, ${users.lastName})), '')`,
    })
    .from(interfaceTexts)
    .leftJoin(users, eq(users.id, interfaceTexts.changedBy))
    .where(key === undefined ? undefined : eq(interfaceTexts.key, key))
    .orderBy(interfaceTexts.key, interfaceTexts.locale)
  return rows.filter(fits)
}
