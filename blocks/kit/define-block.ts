import type { ComponentType } from 'react'
import type { AnyObject, InferType, ObjectSchema } from 'yup'
import type { PageContentType } from '../../schemas/static-content.ts'
import type { Locale } from '../../src/domain/locales.ts'
import type { AnyForm } from '../../src/ui/forms/define-form.ts'
import type { FormState } from '../../src/ui/forms/form-state.ts'
import type { TypedDocumentString } from '../../src/ui/gql/graphql.ts'
import type { PageContext } from '../../src/ui/page-context.ts'

/** What a block's component gets, and nothing else. */
export interface BlockProps<Content, Data = null> {
  /** The instance's id, unique on the page. */
  id: string
  content: Content
  data: Data
  page: PageContext
  /** Stands first on the page, so its title is the page's h1. */
  opens?: boolean
  form?: FormState
}

/** How an editor fills one value of the content; it is called as `panel-editor.fields` of the locale files says. */
export type Field =
  | { kind: 'text' | 'multiline' | 'markdown' | 'url' | 'image' | 'link' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'group'; fields: Record<string, Field> }
  | { kind: 'list'; item: Field }

type TextsOf<Content> = { [K in keyof Content]-?: Field }

/** A question a block asks before it can be drawn; `variables` is null when it needs none of it. */
interface BlockQuery<Content, Data, Variables> {
  document: TypedDocumentString<Data, Variables>
  variables: (content: Content, page: PageContext) => Variables | null
  /** false: the address asks for a part that there is not, and the page is not found. */
  isThere?: (data: Data, page: PageContext) => boolean
}

/** What a page is called where one of its blocks decides, and the part of its query that makes it another page. */
interface BlockHead {
  title: string
  query: string
  /** Left out: the page's own. */
  description?: string
  /** One of too many views of the same for search engines to list. */
  unlisted?: boolean
  /** Where it has a page of its own. */
  paths?: Record<Locale, string>
}

export interface BlockDefinition<
  Schema extends ObjectSchema<AnyObject> = ObjectSchema<AnyObject>,
  Data = unknown,
  Variables = unknown,
> {
  /** Kebab-case; the folder's name, `data-block`, and the namespace of its texts in the locale files. */
  type: string
  /** The content of one language, and nothing else; the API names it after the block. */
  schema: Schema
  /** 'instance': its content stands in the layout. 'static-content': it shows the managed text of its own name. */
  source: 'instance' | 'static-content'
  fields: TextsOf<InferType<Schema>>
  /** It stands on every page, outside what the page is about: before all of it, or behind. */
  surrounding?: 'before' | 'behind'
  /** false: no editor adds it; it belongs to a page of its own kind. */
  addable?: false
  /** The page on which editors find a managed text. */
  shownOn?: PageContentType
  /**
   * How the gallery of blocks draws it: a page of twelve by eight tiles, rows apart by '/'. T a title, t text, b a button,
   * f a field, p a picture of tiles, k a card, i the dark ground, c a disc; a dot is paper.
   */
  picture?: string
  query?: BlockQuery<InferType<Schema>, Data, Variables>
  /** Only these languages show it; left out, all do. */
  locales?: readonly Locale[]
  /** What the component reads of the page besides its language; anything else is kept from it. */
  reads?: readonly ('path' | 'search' | 'params' | 'now')[]
  /** When the browser wakes the block up; left out, it stays plain HTML. */
  hydrate?: 'load' | 'visible' | 'interaction'
  /** The source of what answers its plain HTML where React is not; every page that has the block brings it along. */
  script?: string
  /** What it can be sent; whatever page it stands on, that takes them. */
  forms?: readonly AnyForm[]
  /** What becomes of the page's own title; null leaves title and address as they are. */
  head?: (content: InferType<Schema>, data: Data, page: PageContext, title: string) => BlockHead | null
  /** What search engines read of it, in the words of schema.org. */
  jsonLd?: (data: Data, page: PageContext) => object
  /** Named, not loaded: whoever reads definitions never meets React. */
  component: () => Promise<{ Block: ComponentType<BlockProps<InferType<Schema>, Data>> }>
}

/** 'homepage-offer' becomes 'HomepageOffer', as OpenAPI and GraphQL write it. */
export const pascalCase = (name: string) => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Declares a block: its content, how editors fill it, the data it needs and the component that draws it. */
export const defineBlock = <Schema extends ObjectSchema<AnyObject>, Data = null, Variables = never>(
  definition: BlockDefinition<Schema, Data, Variables>,
): BlockDefinition<Schema, Data, Variables> => ({
  ...definition,
  schema: definition.schema.noUnknown().meta({ title: `${pascalCase(definition.type)}Data` }),
})
