import { and, eq, sql } from 'drizzle-orm'
import type { InferType } from 'yup'
import { interfaceText, interfaceTextChange } from '../../../schemas/static-content-editing.ts'
import type { Transaction } from '../../db/client.ts'
import { notifyTags } from '../../db/notifications.ts'
import { recordStateChange } from '../../db/record-state-change.ts'
import { interfaceTexts } from '../../db/tables.ts'
import { isLocale, type Locale } from '../../domain/locales.ts'
import { plainBreaks, textProblem } from '../../domain/translator.ts'
import {
  type ApiContext,
  ApiError,
  del,
  editors,
  get,
  interfaceTextsTag,
  invalid,
  listOf,
  lockTurn,
  pagingParameters,
  pathParameter,
  put,
  queryParameter,
  routes,
} from '../platform/index.ts'
import { isTextKey, listTexts, originalOf, presentText, readChanges } from './interface-texts.ts'

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

/** A text has no id of its own: by this one the journal finds what became of it. */
const journalId = ({ key }: TextPlace) => sql<string>`md5(${key})::uuid`

/** Says it from now on, where `text` is null as the release does; who did is kept with what it said before. */
async function write(tx: Transaction, place: TextPlace, text: string | null, userId: string | undefined) {
  const { key, locale } = place
  const before = await spokenText(tx, place)
  await tx.delete(interfaceTexts).where(isPlace(place))
  if (text !== null) await tx.insert(interfaceTexts).values({ key, locale, text, changedBy: userId })
  const after = await spokenText(tx, place)
  if (after !== before) {
    const { rows } = await tx.execute<{ id: string }>(sql`select ${journalId(place)} as id`)
    const differences = { [`text.${locale}`]: [before, after] as const }
    const to = text === null ? 'as-released' : 'changed'
    await recordStateChange(tx, 'interfaceText', String(rows[0]?.id), { to, userId, reason: key, differences })
  }
  await notifyTags(tx, [interfaceTextsTag])
}

/** What is said there now, whatever stands in the table: an editor's text that fits a new release no more is not said. */
async function spokenText(tx: Transaction, { key, locale }: TextPlace): Promise<string | undefined> {
  return presentText(key, await readChanges(tx, key)).texts[locale].text
}

/** Says a text otherwise from now on; what the release says is the original again. 409 when `was` is no more what is said. */
async function changeText(
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

async function resetText({ db, user }: ApiContext, given: { key: string; locale: string }): Promise<void> {
  const place = placeOf(given.key, given.locale)
  await db.transaction(async (tx) => {
    await lock(tx, place)
    await write(tx, place, null, user?.userId)
  })
}

const place = [
  pathParameter('key', 'Where the text stands: course-card.available.'),
  pathParameter('locale', 'The language: nl, en or fr.'),
]

export const interfaceTextRoutes = routes(
  get('/', {
    id: 'interfaceTexts',
    summary: 'A page of the texts that the site, the account and its mails say',
    description:
      'Every text of the interface in the three languages: what is said, what the release says (`original`), and who changed it when. Texts of the control panel itself and of documents such as invoices are not among them.',
    access: editors,
    parameters: [
      ...pagingParameters,
      queryParameter('search', 'string', 'Words that all stand in its key, or in what it says in any language.'),
      queryParameter('under', 'string', 'The key that all others begin with: mail.kinds.welcome.'),
      queryParameter('changed', 'boolean', 'true: only what is said otherwise than in the release.'),
    ],
    response: listOf(interfaceText, 'InterfaceTextList'),
    run: (context, { query }) => listTexts(context, query),
  }),
  put('/:key/:locale', {
    id: 'updateInterfaceText',
    summary: 'Says a text otherwise in one language',
    description:
      'The next page request says it. What is filled in ({{name}}) stays the same, signs of markup stand only where the original has them, and it may be three times as long. With `was`, what the editor saw in its place, it gets 409 when somebody changed it since. The original itself takes the change back.',
    access: editors,
    failures: ['NOT_FOUND', 'VERSION_CONFLICT'],
    parameters: place,
    response: interfaceText,
    body: interfaceTextChange,
    run: (context, { params, body }) => changeText(context, params, body),
  }),
  del('/:key/:locale', {
    id: 'removeInterfaceText',
    summary: 'Says a text as the release does',
    description: 'Takes a change back: the next page request says the original.',
    access: editors,
    failures: ['NOT_FOUND'],
    parameters: place,
    run: (context, { params }) => resetText(context, params),
  }),
)
