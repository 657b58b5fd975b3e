import { isLocale, type Locale } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { InterfaceTextListQuery } from '../../ui/gql/graphql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { defineResourceList } from '../kit/define-resource-list.ts'
import { textHref } from '../kit/paths.ts'

graphql(`
  fragment SaidText on InterfaceText {
    key
    placeholders
    texts {
      nl { text original longest changedAt author }
      en { text original longest changedAt author }
      fr { text original longest changedAt author }
    }
  }
`)

export function openedText({ search, locale }: PageContext): { key: string; locale: Locale } {
  const given = search.in?.[0] ?? ''
  return { key: search.edit?.[0] ?? '', locale: isLocale(given) ? given : locale }
}

/** The page the form stands on, with no text opened. */
const back = (page: PageContext, said: string) => textHref(page, { edit: '', said })

export const textForm = defineForm({
  name: 'interface-text',
  schema: () => import('../../../schemas/static-content-editing.ts').then((module) => module.interfaceTextChange),
  fields: ['text', 'was'],
  document: graphql(`
    mutation ChangeInterfaceText($key: String!, $locale: String!, $input: InterfaceTextChange_Input!) {
      updateInterfaceText(key: $key, locale: $locale, input: $input) { key }
    }
  `),
  variables: ({ text, was }, page) => ({ ...openedText(page), input: { text, ...(was !== undefined && { was }) } }),
  next: (_data, page) => back(page, 'text-changed'),
})

export const resetForm = defineForm({
  name: 'interface-text-reset',
  schema: async () => noFields,
  fields: [],
  document: graphql(`
    mutation RemoveInterfaceText($key: String!, $locale: String!) {
      removeInterfaceText(key: $key, locale: $locale)
    }
  `),
  variables: (_values, page) => openedText(page),
  next: (_data, page) => back(page, 'text-reset'),
})

/** What the site, the account and its mails say, in three languages, to be said otherwise. */
export const wordsList = defineResourceList({
  path: '/words',
  texts: 'panel-words',
  query: graphql(`
    query InterfaceTextList($page: Int!, $limit: Int!, $search: String, $changed: Boolean) {
      interfaceTexts(page: $page, limit: $limit, search: $search, changed: $changed) {
        total
        items { ...SaidText }
      }
    }
  `),
  orders: ['key'],
  usual: 'ASC',
  filters: { search: { is: 'search', ask: (search) => ({ search }) }, changed: { is: ['true'], ask: () => ({}) } },
  also: (_page, given) => (given('changed') ? { changed: true } : {}),
  search: ['edit', 'in'],
  forms: [textForm, resetForm],
  refused: (form, { locale }) => (form === textForm.name ? { text: allTexts[locale]['panel-words'].savedSince } : null),
})

export type WordsRow = NonNullable<NonNullable<InterfaceTextListQuery['interfaceTexts']>['items'][number]>
