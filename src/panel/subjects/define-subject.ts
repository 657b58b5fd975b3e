import type { AnyObject, ObjectSchema } from 'yup'
import { object, string } from 'yup'
import { formatDayInYear } from '../../domain/format.ts'
import type { Locale } from '../../domain/locales.ts'
import { slugOf } from '../../domain/slugs.ts'
import { uuidPattern } from '../../domain/values.ts'
import { type PanelRole, worksAs } from '../../domain/visitor.ts'
import { allTexts } from '../../ui/all-texts.ts'
import type { AnyForm } from '../../ui/forms/define-form.ts'
import type { FormValues } from '../../ui/forms/form-state.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { TypedDocumentString } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { administrators, type SubjectName, subjectTexts } from '../kit/areas.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { saidHere } from '../kit/forms.ts'
import { idOf, panelPath, textHref } from '../kit/paths.ts'
import { formNames, formSchema, type SubjectFields, type SubjectRow, selectionsOf, sentOf, textIn } from './fields.ts'

interface SubjectDefinition {
  /** As its address and its texts have it. */
  name: SubjectName
  /** The calls of the API: one, and several. */
  resource: readonly [one: string, many: string]
  /** What the API takes of a new one. */
  input: ObjectSchema<AnyObject>
  /** In the order of the form. */
  fields: SubjectFields
  /** What it is called by: the first column, and what one searches. */
  nameIn: string
  /** What else its list shows. */
  columns: readonly string[]
  /** It has no words to search. */
  isUnsearched?: true
  /** What stands in the form of a new one at first. */
  atFirst?: FormValues
  /** Which words narrow the list: a field of choices. */
  narrowedBy?: string
  /** Editors put it in order. */
  ordered?: true
  /** The order of its list otherwise. */
  sortedBy?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** What points at it keeps it from being removed. */
  used?: true
  /** Its key is made of its name. */
  keyed?: true
  /** It may be somebody with an account, which goes or changes with it. */
  hasAccounts?: true
  /** It came into force, and stays as it is. */
  isFixed?(row: SubjectRow, page: PageContext): boolean
}

/** A colleague who signs in as one. */
export interface SubjectAccount {
  name: string
  email: string
  panelRoles: (PanelRole | null)[]
  active: boolean
  trainer: { _id: string } | null
}

export interface SubjectUses {
  total: number
  items: ({
    _id: string
    kind: 'course' | 'session' | 'booking' | 'own_use'
    name: Record<string, string | null>
    day: string | null
  } | null)[]
}

/** What a page of one asks: the row, what uses it, and what its fields choose from. */
export interface SubjectData {
  one?: (SubjectRow & { updatedAt: string }) | null
  uses?: SubjectUses | null
  accounts?: { colleagues: (SubjectAccount | null)[] } | null
  media?: { items: ({ _id: string; name: string; url: string } | null)[] } | null
  courses?: { items: ({ _id: string; title: Record<string, string | null> } | null)[] } | null
}

interface SubjectList {
  found?: { total: number; items: (SubjectRow | null)[] } | null
}

const asked = {
  picture: 'media(page: 1, limit: 24) { items { _id name url } }',
  course:
    'courses: filteredCourses(limit: 999, facets: false, sort: "title:ASC", locale: $locale) { items { _id title { nl en fr } } }',
} as const

/** What the fields of a form choose from, as a part of a query. */
const choicesOf = (fields: SubjectFields) =>
  (['picture', 'course'] as const)
    .filter((kind) => Object.values(fields).some((field) => field.kind === kind))
    .map((kind) => asked[kind])
    .join(' ')

const capital = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** A document that is made of the declaration; a test holds each against the schema. */
const documentOf = <Data, Variables = AnyObject>(text: string) => new TypedDocumentString<Data, Variables>(text)

/** The variables that a part of a query names. */
function declared(types: Record<string, string>, parts: string): string {
  const named = Object.entries(types).filter(([name]) => new RegExp(`\\$${name}\\b`).test(parts))
  return named.length > 0 ? `(${named.map(([name, type]) => `$${name}: ${type}`).join(', ')})` : ''
}

const query = <Data, Variables = AnyObject>(name: string, types: Record<string, string>, parts: string) =>
  documentOf<Data, Variables>(`query ${name}${declared(types, parts)} { ${parts} }`)

const listTypes = { page: 'Int!', limit: 'Int!', sort: '[String]', locale: 'String', search: 'String', word: 'String' }
const oneTypes = { id: 'String!', locale: 'String', isEnding: 'Boolean!' }

/** Who signs in as one, where somebody who may end that asks to remove it. */
const accountsPart =
  'accounts: panelSettings @include(if: $isEnding) { colleagues { name email panelRoles active trainer { _id } } }'

const confirmed = graphql(`
  mutation ConfirmOwnPassword($input: PasswordConfirmation_Input!) {
    confirmPassword(input: $input)
  }
`)

const refusals = {
  'Somebody else saved a newer version': { text: 'newerVersion' },
  'Still in use elsewhere': { text: 'inUse' },
  'Only an administrator removes a trainer who has an account': { text: 'trainerHasAccount' },
} as const

export const subjectsPath = '/lists'

const ownPassword = object({ password: string().max(200, 'error.tooLong') })

const placeSchema = object({ id: string().uuid('error.form').required(), before: string(), after: string() })

/** Everything that the panel has of one kind of things that are kept: its list, its forms and its pages. */
export function defineSubject(definition: SubjectDefinition) {
  const { name, fields, input, nameIn, narrowedBy, ordered, used, keyed, isUnsearched, hasAccounts } = definition
  const [one, many] = definition.resource
  const title = capital(one)
  const path = `${subjectsPath}/${name}` as const
  const texts = subjectTexts[name]
  const schema = async () => formSchema(input, fields)
  const names = formNames(fields)
  const hrefOf = ({ locale }: Pick<PageContext, 'locale'>, below = '') => panelPath(path + below, locale)
  /** Where one is added: its first field has the focus there, without scripts too. */
  const newHrefOf = (page: Pick<PageContext, 'locale'>) => `${hrefOf(page, '/new')}#${name}-add-${names[0]}`
  const isTranslated = fields[nameIn]?.kind === 'translated'
  function nameOf(row: SubjectRow, locale: Locale): string {
    const value = row[nameIn]
    if (fields[nameIn]?.kind === 'day') return formatDayInYear(String(value), locale)
    return isTranslated ? textIn(value, locale) || textIn(value, 'nl') : String(value ?? '')
  }

  /** Of what is called alike, the name is at fault. */
  const nameTaken = { 'Already exists': { field: isTranslated ? `${nameIn}.nl` : nameIn, text: 'nameExists' } } as const

  const keyOf = (sent: AnyObject) => {
    const called = isTranslated ? textIn(sent[nameIn], 'nl') : String(sent[nameIn] ?? '')
    return keyed && { key: slugOf(called) || crypto.randomUUID() }
  }

  const add = documentOf<{ made?: { _id: string } | null }>(
    `mutation Add${title}($input: New${title}_Input!) { made: create${title}(input: $input) { _id } }`,
  )
  const addForm: AnyForm = {
    name: `${name}-add`,
    schema,
    fields: names,
    refusals: nameTaken,
    async submit(send, values, page) {
      const sent = sentOf(fields, values, page.visitor)
      const { made } = await send(add, { input: { ...sent, ...keyOf(sent) } })
      return `${hrefOf(page, `/${made?._id ?? ''}`)}?said=saved`
    },
  }

  const change = documentOf(
    `mutation Change${title}($id: String!, $input: ${title}Changes_Input!) { update${title}(id: $id, input: $input) { _id } }`,
  )
  const changeForm: AnyForm = {
    name,
    schema,
    fields: ['updatedAt', ...names],
    refusals: { ...refusals, ...nameTaken },
    async submit(send, values, page) {
      await send(change, {
        id: idOf(page),
        input: { ...sentOf(fields, values, page.visitor), updatedAt: values.updatedAt },
      })
      return saidHere('saved')(null, page)
    },
  }

  const remove = documentOf(`mutation Remove${title}($id: String!) { delete${title}(id: $id) }`)
  const removeForm: AnyForm = {
    name: `${name}-remove`,
    schema: async () => (hasAccounts ? ownPassword : noFields),
    fields: hasAccounts ? ['password'] : [],
    secrets: ['password'],
    refusals,
    async submit(send, { password }, page) {
      if (password) await send(confirmed, { input: { password } })
      await send(remove, { id: idOf(page) })
      return `${hrefOf(page)}?said=removed`
    },
  }

  const place = documentOf(
    `mutation Place${title}($id: String!, $input: NewPlace_Input!) { place${title}(id: $id, input: $input) { _id } }`,
  )
  const placeForm: AnyForm = {
    name: `${name}-place`,
    schema: async () => placeSchema,
    fields: ['id', 'before', 'after'],
    async submit(send, { id, before, after }, page) {
      await send(place, { id, input: before ? { before } : { after } })
      return textHref(page, { said: 'placed' }, `place-${id}`)
    },
  }

  const listed = `found: ${many}(page: $page, limit: $limit, sort: $sort${isTranslated ? ', locale: $locale' : ''}${isUnsearched ? '' : `, ${nameIn}: $search`}${narrowedBy ? `, ${narrowedBy}: $word` : ''}) { total items { _id ${selectionsOf(fields)} } }`
  const list = defineResourceList({
    path,
    texts,
    query: query<SubjectList>(`List${title}`, listTypes, listed),
    orders: [ordered ? 'sequence' : (definition.sortedBy?.[0] ?? nameIn)],
    usual: definition.sortedBy?.[1] ?? 'ASC',
    size: ordered ? 100 : undefined,
    filters: {
      search: { is: 'search', ask: (search) => ({ search: `~${search.replaceAll(',', ' ')}` }) },
      word: { is: 'text', ask: (word) => ({ word }) },
    },
    also: ({ locale }) => ({ locale }),
    forms: ordered && [placeForm],
  })

  const choices = choicesOf(fields)
  const newPage = definePanelPage<SubjectData, AnyObject>({
    path: `/control-panel${path}/new`,
    ...(choices && {
      query: { document: query(`New${title}`, oneTypes, choices), variables: ({ locale }) => ({ locale }) },
    }),
    forms: [addForm],
    title: (_data, { locale }) => allTexts[locale][texts].new,
  })

  const parts = [
    `one: ${one}(id: $id) { _id updatedAt ${selectionsOf(fields)} }`,
    ...(used ? [`uses: ${one}Uses(id: $id) { total items { _id kind name { nl en fr } day } }`] : []),
    ...(hasAccounts ? [accountsPart] : []),
    choices,
  ].join(' ')
  const page = definePanelPage<SubjectData, AnyObject>({
    path: `/control-panel${path}/:id`,
    search: ['remove'],
    query: {
      document: query(`One${title}`, oneTypes, parts),
      variables({ params: { id = '' }, locale, search, visitor }) {
        const isEnding = Boolean(search.remove) && worksAs(visitor, administrators)
        return uuidPattern.test(id) ? { id, locale, ...(hasAccounts && { isEnding }) } : null
      },
      isThere: (data) => Boolean(data?.one),
      mayBeMissing: true,
    },
    forms: [changeForm, removeForm],
    title: ({ one: row }, { locale }) => (row ? nameOf(row, locale) : allTexts[locale][texts].title),
  })

  return {
    ...definition,
    texts,
    path,
    hrefOf,
    newHrefOf,
    nameOf,
    list,
    newPage,
    page,
    forms: { add: addForm, change: changeForm, remove: removeForm, place: placeForm },
  }
}

export type Subject = ReturnType<typeof defineSubject>
