import { object } from 'yup'
import { localePath } from '../../domain/locales.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { type AnyForm, defineForm } from '../../ui/forms/define-form.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { definePage } from '../define-page.ts'

/** What somebody may do with a token of the newsletter: say yes to it, or leave it. */
export type LinkKind = 'confirm' | 'unsubscribe'

const schema = async () => object({})
const variables = (_values: object, { params }: { params: Record<string, string> }) => ({
  input: { token: params.token ?? '' },
})

const confirmation = defineForm({
  name: 'newsletter-confirm',
  schema,
  fields: [],
  document: graphql(`
    mutation ConfirmNewsletter($input: NewsletterToken_Input!) {
      confirmNewsletterSubscription(input: $input) { _id }
    }
  `),
  variables,
  next: (_data, { path, locale }) => `${localePath(path, locale)}?done=1`,
})

const unsubscription = defineForm({
  name: 'newsletter-unsubscribe',
  schema,
  fields: [],
  document: graphql(`
    mutation EndNewsletter($input: NewsletterToken_Input!) {
      endNewsletterSubscription(input: $input)
    }
  `),
  variables,
  next: (_data, { path, locale }) => `${localePath(path, locale)}?done=1`,
})

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
        title: texts[`${kind}Title`],
        description: texts[`${kind}Text`],
        floor: { seed: 'newsletter', family: 'ochre' },
      }
    },
    screen: 'newsletter',
    component: () => import('./newsletter.tsx'),
  })

/** The pages that the links of the newsletter's mails open (CONTRACT, Forms and screens: nothing happens on a GET). */
export const confirmNewsletterPage = linkPage('confirm', confirmation)
export const leaveNewsletterPage = linkPage('unsubscribe', unsubscription)
