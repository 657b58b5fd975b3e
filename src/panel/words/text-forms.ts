import { isLocale, type Locale } from '../../domain/locales.ts'
import { defineForm } from '../../ui/forms/define-form.ts'
import { noFields } from '../../ui/forms/no-fields.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { PageContext } from '../../ui/page-context.ts'
import { textHref } from '../kit/paths.ts'

/** Which text the address opens, and in which language. */
export function openedText({ search, locale }: PageContext): { key: string; locale: Locale } {
  const given = search.in?.[0] ?? ''
  return { key: search.edit?.[0] ?? '', locale: isLocale(given) ? given : locale }
}

/** The page the form stands on, with no text opened. */
const back = (page: PageContext, said: string) => textHref(page, { edit: '', said })

/** Says a text otherwise in one language. */
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

/** Says what the release says again. */
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
