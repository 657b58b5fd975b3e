import { type Localized, locales } from '../locales.ts'
import { isRecord } from '../values.ts'
import { blocksInOrder } from './apply-operation.ts'
import type { Block, Draft, NewBlock, Operation, Values } from './operations.ts'
import { positionBetween, spreadPositions } from './positions.ts'
import { plainValue, sameValue, withItemIds } from './values.ts'

interface Instance {
  id: string
  block: string
  hidden?: boolean
  data?: Partial<Localized<Values | null>> | null
}

/** A document as the REST API shows it: a value per language, and on pages the blocks in order. */
export interface PlainContent {
  data: Localized<Values>
  layout: Instance[] | null
}

type Data = Block['data']
const valuesOf = (value: unknown): Values => (isRecord(value) ? value : {})

function dataWithIds(data: Instance['data'], known: Data | undefined, newId: () => string): Data {
  const written = locales.filter((locale) => data?.[locale])
  return Object.fromEntries(
    written.map((locale) => [locale, valuesOf(withItemIds(data?.[locale], known?.[locale], newId))]),
  )
}

const newBlock = ({ block, hidden, data }: Instance, position: string, newId: () => string): NewBlock => ({
  block,
  position,
  hidden: hidden ?? null,
  data: dataWithIds(data, undefined, newId),
})

/** A draft that says what a document says. */
export function draftOf({ data, layout }: PlainContent, newId: () => string): Draft {
  const positions = spreadPositions(layout?.length ?? 0)
  const own: Block = { id: '', ...newBlock({ id: '', block: '', data }, '', newId), removed: false }
  const blocks = (layout ?? []).map((instance, index): Block => {
    return { id: instance.id, ...newBlock(instance, positions[index] ?? '', newId), removed: false }
  })
  return new Map([own, ...blocks].map((block) => [block.id, block]))
}

/** What a block says in each language, as readers and callers know it. */
export const plainData = ({ data }: Block) => ({
  nl: data.nl ? valuesOf(plainValue(data.nl)) : null,
  en: data.en ? valuesOf(plainValue(data.en)) : null,
  fr: data.fr ? valuesOf(plainValue(data.fr)) : null,
})

/** What a draft says, as a document; `hasLayout` where its type is a page. */
export function contentOf(draft: Draft, hasLayout: boolean) {
  const own = draft.get('')
  const { nl, en, fr } = own ? plainData(own) : { nl: null, en: null, fr: null }
  const layout = blocksInOrder(draft).map((one) => ({
    id: one.id,
    block: one.block,
    ...(one.hidden !== null && { hidden: one.hidden }),
    ...(Object.keys(one.data).length > 0 && { data: plainData(one) }),
  }))
  return { data: { nl: nl ?? {}, en: en ?? {}, fr: fr ?? {} }, layout: hasLayout ? layout : null }
}

/** Field by field, what makes one block say something else. */
function sets(id: string, before: Data, wanted: Data): Operation[] {
  return locales.flatMap((locale): Operation[] => {
    const [old, next] = [before[locale], wanted[locale]]
    if (!old || !next) {
      return Boolean(old) === Boolean(next) ? [] : [{ op: 'set', id, locale, path: [], value: next ?? null }]
    }
    return [...new Set([...Object.keys(old), ...Object.keys(next)])]
      .filter((name) => !sameValue(old[name], next[name]))
      .map((name) => ({ op: 'set', id, locale, path: [name], value: next[name] ?? null }))
  })
}

/** The first position after `last` that leaves room before whatever stands behind it, removed or not. */
function positionAfter(last: string | null, taken: ReadonlySet<string>): string {
  const next = [...taken].filter((position) => last === null || position > last).sort((a, b) => (a < b ? -1 : 1))[0]
  return positionBetween(last, next ?? null)
}

function layoutOperations(before: Draft, layout: readonly Instance[], newId: () => string): Operation[] {
  const operations: Operation[] = []
  const taken = new Set([...before.values()].filter(({ id }) => id !== '').map(({ position }) => position))
  let last: string | null = null
  for (const instance of layout) {
    const { id } = instance
    const known = before.get(id)
    const stays = known && !known.removed && known.block === instance.block ? known : null
    const inPlace: boolean = stays !== null && (last === null || stays.position > last)
    const position: string = stays && inPlace ? stays.position : positionAfter(last, taken)
    taken.add(position)
    last = position
    if (!stays) {
      if (known && !known.removed) operations.push({ op: 'remove', id })
      operations.push({ op: 'insert', id, block: newBlock(instance, position, newId) })
      continue
    }
    if (!inPlace) operations.push({ op: 'move', id, position })
    if (stays.hidden !== (instance.hidden ?? null)) operations.push({ op: 'hide', id, value: instance.hidden ?? null })
    operations.push(...sets(id, stays.data, dataWithIds(instance.data, stays.data, newId)))
  }
  const wanted = new Set(layout.map(({ id }) => id))
  const gone = blocksInOrder(before).filter(({ id }) => !wanted.has(id))
  return [...gone.map(({ id }): Operation => ({ op: 'remove', id })), ...operations]
}

/** The operations that make a draft say what a whole document says. */
export function operationsTo(before: Draft, { data, layout }: PlainContent, newId: () => string): Operation[] {
  const own = before.get('')?.data ?? {}
  return [...sets('', own, dataWithIds(data, own, newId)), ...(layout ? layoutOperations(before, layout, newId) : [])]
}
