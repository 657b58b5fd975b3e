import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { type AnyForm, defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import type { TypedDocumentString } from '../../ui/gql/graphql.ts'
import { definePage } from '../screens/define-page.ts'

export type LinkKind = 'confirm' | 'unsubscribe'

const linkForm = <Data>(kind: LinkKind, document: TypedDocumentString<Data, { input: { token: string } }>) =>
  defineForm({
    name: `newsletter-${kind}`,
    schema: async () => object({}),
    fields: [],
    document,
    variables: (_values, { params }) => ({ input: { token: params.token ?? '' } }),
    next: (_data, { path, locale }) => `${localePath(path, locale)}?done=1`,
  })

const confirmation = linkForm(
  'confirm',
  graphql(`
    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {
      confirmNewsletterSubscription(input: $input) { _id }
    }
  `),
)

const unsubscription = linkForm(
  'unsubscribe',
  graphql(`
    mutation EndNewsletter($input: NewsletterToken_Input!) {
      endNewsletterSubscription(input: $input)
    }
  `),
)

const linkPage = (kind: LinkKind, form: AnyForm) =>
  definePage({
    path: `/newsletter/${kind}/:token`,
    access: 'visitor',
    hasSecretAddress: true,
    search: ['done'],
    forms: [form],
    saysRefusals: true,
    head(_data, { locale }) {
      const texts = allTexts[locale]['newsletter-link']
      return {
        title: texts.questions[kind].title,
        description: texts.questions[kind].text,
        tilePattern: { seed: 'newsletter', family: 'ochre' },
      }
    },
    screen: 'newsletter',
  })

/** The pages that the links of the newsletter's mails open (CONTRACT, Forms and screens: nothing happens on a GET). */
export const confirmNewsletterPage = linkPage('confirm', confirmation)
export const leaveNewsletterPage = linkPage('unsubscribe', unsubscription)
