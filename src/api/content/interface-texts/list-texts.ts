import { locales } from '../../../domain/locales.ts'
import { plainText } from '../../../domain/plain-text.ts'
import { type ApiContext, invalid, readFilters, readPaging } from '../../platform/index.ts'
import { originalOf, textKeys } from './catalogue.ts'
import { presentText } from './present-text.ts'
import { readChanges, type StoredChange } from './read-changes.ts'

const longestSearch = 200

/** What can be found of each text: its key, and what the release says in the three languages. */
const found = new Map(
  textKeys.map((key) => [key, plainText([key, ...locales.map((locale) => originalOf(key, locale))].join('\n'))]),
)

function one(query: Record<string, string[]>, name: string): string {
  const [value = '', ...more] = query[name] ?? []
  if (more.length > 0 || value.length > longestSearch) throw invalid(name, 'must be one text of at most 200 characters')
  return value
}

function readQuery({ page, limit, search, under, changed, ...others }: Record<string, string[]>) {
  readFilters(others, {}, [])
  const given = { search, under, changed } as Record<string, string[]>
  const state = one(given, 'changed')
  if (!['', 'true', 'false'].includes(state)) throw invalid('changed', 'must be true or false')
  return {
    ...readPaging({ ...(page && { page }), ...(limit && { limit }) }),
    words: plainText(one(given, 'search')).split(/\s+/).filter(Boolean),
    under: one(given, 'under'),
    changed: state === '' ? null : state === 'true',
  }
}

/** The texts that bear all words somewhere: in their key, or in what they say or said in any language. */
function search(changes: readonly StoredChange[], { words, under, changed }: ReturnType<typeof readQuery>): string[] {
  const ofKey = Map.groupBy(changes, ({ key }) => key)
  return textKeys.filter((key) => {
    const own = ofKey.get(key) ?? []
    if (under && key !== under && !key.startsWith(`${under}.`)) return false
    if (changed !== null && own.length > 0 !== changed) return false
    const text = `${found.get(key)}\n${plainText(own.map((change) => change.text).join('\n'))}`
    return words.every((word) => text.includes(word))
  })
}

/** A page of the texts that the site says. */
export async function listTexts({ db }: ApiContext, query: Record<string, string[]>) {
  const asked = readQuery(query)
  const changes = await readChanges(db)
  const keys = search(changes, asked)
  const { page, limit } = asked
  const items = keys.slice((page - 1) * limit, page * limit).map((key) => presentText(key, changes))
  return { items, total: keys.length, page, limit }
}
