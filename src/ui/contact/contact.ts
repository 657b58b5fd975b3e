import { localePath } from '../../domain/locales.ts'
import { defineForm } from '../forms/define-form.ts'
import { graphql } from '../gql/gql.ts'

/** A message to the provider; the sender hears of it by mail (spec section 7, /contacts). */
export const contact = defineForm({
  name: 'contact',
  captcha: true,
  schema: () =>
    import('../../../schemas/contact-message.ts').then(({ newContactMessage }) => newContactMessage.omit(['captcha'])),
  fields: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
  document: graphql(`
    mutation SendContactMessage($input: NewContact_Input!) {
      createContact(input: $input) { _id }
    }
  `),
  variables: (message, { locale }, captcha) => ({ input: { ...message, language: locale, captcha } }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=contact`,
})
