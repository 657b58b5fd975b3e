import { localePath } from '../../src/domain/locales.ts'
import { defineForm } from '../../src/ui/forms/define-form.ts'
import { graphql } from '../../src/ui/gql/gql.ts'

/** Asks for the newsletter, in the language of the page; a mail asks whether it was them. */
export const subscription = defineForm({
  name: 'newsletter',
  otherwise: { text: 'default' },
  schema: () => import('../../schemas/newsletter-subscription.ts').then((module) => module.newNewsletterSubscription),
  fields: ['email'],
  document: graphql(`
    mutation SubscribeToNewsletter($input: NewNewsletterSubscription_Input!, $key: String!) {
      createNewsletterSubscription(input: $input, Idempotency_Key: $key) { _id }
    }
  `),
  variables: ({ email }, { locale }, { key }) => ({ input: { email, language: locale }, key }),
  next: (_data, { path, locale }) => `${localePath(path, locale)}?said=newsletter`,
})
