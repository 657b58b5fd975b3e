import { parse, print } from 'graphql'
import type { ObjectSchema, SchemaFieldDescription } from 'yup'
import { pascalCase } from '../../../blocks/kit/define-block.ts'
import { registry } from '../../../blocks/registry.ts'
import { type PageContentType, pageContentTypes, staticContentData } from '../../../schemas/static-content.ts'

function selectionOf(field: SchemaFieldDescription): string {
  if ('fields' in field) return ` {${fieldsOf(field.fields)} }`
  if (!('innerType' in field) || !field.innerType) return ''
  if (Array.isArray(field.innerType)) throw new Error('A list of several kinds of things has no GraphQL type')
  return selectionOf(field.innerType)
}

const fieldsOf = (fields: Record<string, SchemaFieldDescription>) =>
  Object.entries(fields)
    .map(([name, field]) => ` ${name}${selectionOf(field)}`)
    .join('')

type Content = ObjectSchema<Record<string, unknown>>
const frameTypes = registry.filter(({ surrounding }) => surrounding).map(({ type }) => type)

type Fragments = Map<string, string>

/** Dutch to fall back on, and the page's own language: a fragment per kind of content. */
function dataOf(schema: Content, fragments: Fragments): string {
  const { fields, meta } = schema.describe()
  const type = String(meta?.title)
  fragments.set(`${type}Fields`, `${type} {${fieldsOf(fields)} }`)
  const values = `{ ...${type}Fields }`
  fragments.set(
    `${type}Values`,
    `${type}ByLocale { nl ${values} en @include(if: $en) ${values} fr @include(if: $fr) ${values} }`,
  )
  return `data { ...${type}Values }`
}

function layoutFragment(fragments: Fragments): string {
  const blocks = registry.map(({ type, source, schema }) => {
    const hasContent = Object.keys(schema.fields).length > 0
    const data = hasContent ? dataOf(schema as Content, fragments) : ''
    return `... on ${pascalCase(type)}Block { id block hidden ${source === 'instance' ? data : `content { ${data} }`} }`
  })
  return `LayoutBlock { __typename ${blocks.join(' ')} }`
}

const page = (type: PageContentType, fragments: Fragments) => {
  const data = dataOf(staticContentData[type] as Content, fragments)
  return `... on ${pascalCase(type)}Content { type version ${data} layout { ...PlacedBlock } }`
}

/** What stands around a page that editors do not arrange: footer and cookie question as the catalogue has them, in one call. */
function frameQuery(variables: string): string {
  const blocks = frameTypes.map((type) => `... on ${pascalCase(type)}Block { id block hidden }`).join(' ')
  const contents = frameTypes.map(
    (type) => `... on ${pascalCase(type)}Content { type data { ...${pascalCase(type)}DataValues } }`,
  )
  const types = ['course', ...frameTypes].map((type) => `"${type}"`).join(', ')
  return `query Frame(${variables}) { publishedStaticContents(types: [${types}], locale: $locale) {
    __typename ... on CourseContent { layout { __typename ${blocks} } } ${contents.join(' ')}
  } }`
}

/** When each page that editors arrange was published. */
function arrangedPagesQuery(): string {
  const contents = pageContentTypes.map((type) => `... on ${pascalCase(type)}Content { type updatedAt }`)
  const types = pageContentTypes.map((type) => `"${type}"`).join(', ')
  return `query ArrangedPages { publishedStaticContents(types: [${types}]) { __typename ${contents.join(' ')} } }`
}

/** Laid out as graphql prints it, whatever the strings it was put together from. */
const declare = (text: string) => `graphql(\`\n${print(parse(text)).replace(/^(?=.)/gm, '  ')}\n\`)\n`

/** The module src/site/content/page-query.gen.ts: what a page and every block on it need, from the blocks' own schemas. */
export function pageQueryModule(): string {
  const fragments: Fragments = new Map()
  fragments.set('PlacedBlock', layoutFragment(fragments))
  const pages = pageContentTypes.map((type) => page(type, fragments)).join(' ')
  const variables = '$locale: String!, $en: Boolean!, $fr: Boolean!'
  const contentPage = `query ContentPage($type: String!, ${variables}) { staticContent(type: $type, locale: $locale) { __typename ${pages} } }`
  const slugPage = `query SlugPage($slug: String!, ${variables}) { page(id: $slug, locale: $locale) {
    _id key title { ...Text } seoDescription { ...Text } slug { nl en fr } layout { ...PlacedBlock }
  } }`
  return [
    '// Generated from blocks/registry.ts and schemas/static-content.ts by `npm run generate`. Do not edit.',
    "import { graphql } from '../../ui/gql/gql.ts'",
    '',
    ...[...fragments].map(([name, text]) => declare(`fragment ${name} on ${text}`)),
    `export const ContentPageDocument = ${declare(contentPage)}`,
    `export const SlugPageDocument = ${declare(slugPage)}`,
    `export const FrameDocument = ${declare(frameQuery(variables))}`,
    `export const ArrangedPagesDocument = ${declare(arrangedPagesQuery())}`,
  ].join('\n')
}
