import { and, eq } from 'drizzle-orm'
import type { InferType } from 'yup'
import type { interfaceTextChange } from '../../../../schemas/interface-text.ts'
import type { Transaction } from '../../../db/client.ts'
import { notifyTags } from '../../../db/notifications.ts'
import { interfaceTexts } from '../../../db/tables.ts'
import { isLocale, type Locale } from '../../../domain/locales.ts'
import { plainBreaks, textProblem } from '../../../domain/text-rules.ts'
import { type ApiContext, ApiError, interfaceTextsTag, invalid, lockTurn } from '../../platform/index.ts'
import { isTextKey, originalOf } from './catalogue.ts'
import { presentText } from './present-text.ts'
import { readChanges } from './read-changes.ts'

interface TextPlace {
  key: string
  locale: Locale
}

/** 404 for what is no text that editors change. */
function placeOf(key: string, locale: string): TextPlace & { original: string } {
  if (!isTextKey(key) || !isLocale(locale)) throw new ApiError('NOT_FOUND')
  return { key, locale, original: originalOf(key, locale) ?? '' }
}

const isPlace = ({ key, locale }: TextPlace) => and(eq(interfaceTexts.key, key), eq(interfaceTexts.locale, locale))

/** One change of a text after the other, also of one that has no row yet. */
const lock = (tx: Transaction, { key, locale }: TextPlace) => lockTurn(tx, `interface text ${locale} ${key}`)

async function write(tx: Transaction, place: TextPlace, text: string | null, changedBy: string | undefined) {
  await tx.delete(interfaceTexts).where(isPlace(place))
  const { key, locale } = place
  if (text !== null) await tx.insert(interfaceTexts).values({ key, locale, text, changedBy })
  await notifyTags(tx, [interfaceTextsTag])
}

/** What is said there now, whatever stands in the table: an editor's text that fits a new release no more is not said. */
async function spokenText(tx: Transaction, { key, locale }: TextPlace): Promise<string | undefined> {
  return presentText(key, await readChanges(tx, key)).texts[locale]?.text
}

/** Says a text otherwise from now on; what the release says is the original again. 409 when `was` is no more what is said. */
export async function changeText(
  { db, user }: ApiContext,
  given: { key: string; locale: string },
  input: InferType<typeof interfaceTextChange>,
) {
  const { original, ...place } = placeOf(given.key, given.locale)
  const text = plainBreaks(input.text)
  const problem = textProblem(text, original)
  if (problem) throw invalid('text', problem)
  return db.transaction(async (tx) => {
    await lock(tx, place)
    const seen = input.was === undefined ? null : plainBreaks(input.was).trim()
    if (seen !== null && seen !== (await spokenText(tx, place))?.trim()) throw new ApiError('VERSION_CONFLICT')
    await write(tx, place, text === original ? null : text, user?.userId)
    return presentText(place.key, await readChanges(tx, place.key))
  })
}

/** Says what the release says again. */
export async function resetText({ db }: ApiContext, given: { key: string; locale: string }): Promise<void> {
  const place = placeOf(given.key, given.locale)
  await db.transaction(async (tx) => {
    await lock(tx, place)
    await write(tx, place, null, undefined)
  })
}
