import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { BlockDefinition, BlockProps } from '../../../blocks/kit/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import { escapeHtml, scriptJson } from '../../domain/html.ts'
import { allTexts, textsFor } from '../../ui/all-texts.ts'
import type { FormState } from '../../ui/forms/form-state.ts'
import type { FrameQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { SiteAddress } from '../../ui/site-address.ts'
import type { Namespace } from '../../ui/texts.ts'
import { TextsProvider } from '../../ui/texts-provider.tsx'
import { type ContentReader, contentOf } from '../screens/content-of.ts'
import { memoize } from '../screens/memoize.ts'
import { dataOf, PageError } from '../screens/page-error.ts'
import { type PlacedBlock, placedBlocks } from '../screens/placed-blocks.ts'
import type { RunQuery } from '../screens/run-query.ts'

/**
 * Keeps a part of a page: drawn once for the same objects and key. What `draw` reads must be in these; a part that was
 * drawn before is the same Buffer again.
 */
export type Fragments = (sources: readonly (object | null)[], key: string, draw: () => Buffer) => Buffer

const surroundings = new Map(registry.map(({ type, surrounding }) => [type, surrounding]))

/** Blocks that stand on every page, outside what the page is about. */
export const isSurrounding = (type: string): boolean => Boolean(surroundings.get(type))

/** What stands above the bar is met first, and lies over nothing. */
export const opensPage = (type: string): boolean => surroundings.get(type) === 'before'

/** Footer and cookie question for a page that editors do not arrange: as the catalogue's layout has them. */
export function surroundingsOf({ publishedStaticContents }: FrameQuery): PlacedBlock[] {
  const contents = publishedStaticContents ?? []
  const layout = contents.flatMap((content) => (content && 'layout' in content ? (content.layout ?? []) : []))
  const items = layout.map((item) => {
    if (!item || !('id' in item)) return null
    return { ...item, content: contents.find((content) => content && 'type' in content && content.type === item.block) }
  })
  return placedBlocks(items).filter(({ type }) => isSurrounding(type))
}

type AnyComponent = ComponentType<BlockProps<unknown, unknown>>

/** A definition with its component loaded; content and data are checked against the definition before they meet it. */
interface LoadedBlock {
  definition: BlockDefinition
  Component: AnyComponent
}

export interface IslandFiles {
  /** The browser's address of a block's component. */
  block(type: string): string
  /** The browser's address of what hydrates it. */
  hydrate: string
  /** Whatever else it takes to wake a block, all of it to be asked for at once. */
  blockPreloads(type: string): string[]
}

/** Something wrong with one block: it is left out and the page stands. */
export type ReportBlock = (problem: { block: string; id: string; error: unknown }) => void

export type Blocks = Map<string, LoadedBlock>

/** Loads the component of every block there is, once. */
export async function loadBlocks(): Promise<Blocks> {
  const loaded = await Promise.all(
    // Each definition has typed its own component; here all are one kind.
    (registry as readonly unknown[] as readonly BlockDefinition[]).map(
      async (definition) => [definition.type, { definition, Component: (await definition.component()).Block }] as const,
    ),
  )
  return new Map(loaded as [string, LoadedBlock][])
}

/** A block with its content checked and its question answered. */
export interface ReadyBlock extends LoadedBlock {
  id: string
  /** What the content was made of. */
  values: PlacedBlock['values']
  content: unknown
  data: object | null
  /** The first of what its page is about. */
  opens: boolean
  /** The first of its kind on the page: what search engines are told stands there once. */
  leads: boolean
}

/** A database that is away, and what the address itself asks for wrongly, concern the whole page; what an editor does not. */
const concernsPage = (error: unknown, { search }: PageContext) =>
  error instanceof PageError &&
  ([404, 503].includes(error.status) || (error.status === 400 && Object.keys(search).length > 0))

const contents = memoize<object>()

/** Checks every block's content, asks all their questions side by side, and leaves out what fails. */
export async function prepareBlocks(
  placed: PlacedBlock[],
  blocks: Blocks,
  page: PageContext,
  runQuery: RunQuery,
  report: ReportBlock,
  readContent: ContentReader = contentOf,
): Promise<ReadyBlock[]> {
  const ready = await Promise.all(
    placed.map(async ({ id, type, values }): Promise<Omit<ReadyBlock, 'opens' | 'leads'> | null> => {
      const block = blocks.get(type)
      try {
        if (!block) throw new Error('Unknown block')
        const { query, schema, locales } = block.definition
        if (locales && !locales.includes(page.locale)) return null
        const content = contents(values, null, `${type} ${page.locale}`, () => readContent(schema, values, page.locale))
        const variables = query?.variables(content, page) ?? null
        const data = query && variables ? dataOf(await runQuery(query.document, variables)) : null
        if (query?.isThere?.(data, page) === false) throw new PageError(404, 'Not there')
        return { ...block, id, values, content, data: data as object | null }
      } catch (error) {
        if (concernsPage(error, page)) throw error
        report({ block: type, id, error })
        return null
      }
    }),
  )
  const there = ready.filter((block) => block !== null)
  const first = there.find(({ definition }) => !isSurrounding(definition.type))
  return there.map((block) => ({
    ...block,
    opens: block === first,
    leads: block === there.find(({ definition }) => definition === block.definition),
  }))
}

const undeclared = (type: string, name: string) => (): never => {
  throw new Error(`The block ${type} reads page.${name}: its definition must say so in 'reads'`)
}

/** What a block may know of the page: the language, and what its definition says it reads. */
export function pageFor({ type, reads = [] }: BlockDefinition, page: PageContext): PageContext {
  const known = { locale: page.locale }
  for (const name of ['path', 'search', 'params', 'now'] as const) {
    const field = reads.includes(name) ? { value: page[name], enumerable: true } : { get: undeclared(type, name) }
    Object.defineProperty(known, name, field)
  }
  return known as PageContext
}

/** Equal for pages of which a block reads the same. What depends on the clock is right for as long as anything is kept: a minute. */
export const keyOfRead = ({ type, reads = [] }: BlockDefinition, page: PageContext): string =>
  `${type} ${page.locale} ${reads.filter((name) => name !== 'now').map((name) => JSON.stringify(page[name]))}`

const formNamespaces = ['error', 'errors', 'fields', 'form', 'said'] as const satisfies Namespace[]

function island(block: ReadyBlock, html: string, page: PageContext, files: IslandFiles, form?: FormState): string {
  const { type, hydrate, forms } = block.definition
  // A block's texts stand under its type, those that every form says under their own; `chunk` is for code that fails.
  const texts = textsFor(page.locale, [type as Namespace, 'chunk', ...(forms ? formNamespaces : [])])
  const props = { id: block.id, content: block.content, data: block.data, page, opens: block.opens, form }
  const preloads = files.blockPreloads(type).join(' ')
  return (
    `<div data-block="${type}" data-hydrate="${hydrate}" data-island="${files.block(type)}" data-hydrator="${files.hydrate}"${preloads && ` data-preloads="${preloads}"`}>` +
    `<div>${html}</div><script type="application/json">${scriptJson({ props, texts })}</script></div>`
  )
}

function drawBlock(block: ReadyBlock, page: PageContext, { files, publicUrl }: Drawing, form?: FormState): Buffer {
  const { definition, Component, id, content, data, opens, leads } = block
  const html = renderToString(
    <TextsProvider locale={page.locale} texts={allTexts[page.locale]}>
      <SiteAddress value={publicUrl}>
        <Component id={id} content={content} data={data} page={page} opens={opens} form={form} />
      </SiteAddress>
    </TextsProvider>,
    { identifierPrefix: `${id}-` },
  )
  const structured =
    leads && definition.jsonLd
      ? `<script type="application/ld+json">${scriptJson(definition.jsonLd(data, page))}</script>`
      : ''
  return Buffer.from(
    definition.hydrate
      ? island(block, html, page, files, form)
      : `<div data-block="${definition.type}" id="${escapeHtml(id)}">${html}${structured}</div>`,
  )
}

const empty = Buffer.alloc(0)

export interface Drawing {
  publicUrl: string
  files: IslandFiles
  fragments: Fragments
  report: ReportBlock
}

/**
 * One block's HTML, drawn once for the same content, result and part of the page it reads; empty when it throws. What
 * somebody typed into its form is drawn for them alone.
 */
export function renderBlock(block: ReadyBlock, page: PageContext, drawing: Drawing, form?: FormState): Buffer {
  const { definition, id, values, data, opens, leads } = block
  const { fragments, report } = drawing
  try {
    const own = definition.forms?.some(({ name }) => name === form?.form) ? form : undefined
    if (own) return drawBlock(block, pageFor(definition, page), drawing, own)
    const key = `${id} ${opens} ${leads} ${keyOfRead(definition, page)}`
    return fragments([values, data], key, () => drawBlock(block, pageFor(definition, page), drawing))
  } catch (error) {
    report({ block: definition.type, id, error })
    return empty
  }
}
