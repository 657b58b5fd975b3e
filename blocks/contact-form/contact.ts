import { localePath } from '../../src/domain/locales.ts'
import { defineForm } from '../../src/ui/forms/define-form.ts'
import { graphql } from '../../src/ui/gql/gql.ts'

/** Instead of an answer to the challenge, which takes scripts: such a form is taken a few times an hour. */
const unanswered = 'none'

/** A message to the provider; the sender hears of it by mail (spec section 7, /contacts). */
export const contact = defineForm({
  name: 'contact',
  captcha: true,
  schema: () =>
    import('../../schemas/contact-message.ts').then(({ newContactMessage }) => newContactMessage.omit(['captcha'])),
  fields: ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'],
  document: graphql(`
    mutation SendContactMessage($input: NewContact_Input!, $key: String!) {
      createContact(input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: (message, { locale }, { key, captcha = unanswered }) => ({
    input: { ...message, language: locale, captcha },
    key,
  }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=contact`,
})
