import { footer } from '../../schemas/static-content.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const footerQuery = graphql(`
  query FooterBlock($en: Boolean!, $fr: Boolean!) {
    provider { name vat register { ...Text } openingHours { ...Text } }
  }
`)

export const footerBlock = defineBlock({
  type: 'footer',
  schema: footer,
  source: 'static-content',
  surrounding: 'behind',
  shownOn: 'homepage',
  picture: '............/............/............/iiiiiiiiiiii/iTTiTTiTTiii/ittittittiii/ittittittiii/iiiiiiiiiiii',
  reads: ['path', 'now'],
  fields: {
    name: { kind: 'text' },
    address: { kind: 'text' },
    zip: { kind: 'text' },
    city: { kind: 'text' },
    phone: { kind: 'text' },
    email: { kind: 'text' },
    subsidyLabel: { kind: 'text' },
    subsidyUrl: { kind: 'url' },
    columns: {
      kind: 'list',
      item: {
        kind: 'group',
        fields: {
          title: { kind: 'text' },
          links: {
            kind: 'list',
            item: { kind: 'group', fields: { label: { kind: 'text' }, url: { kind: 'link' } } },
          },
        },
      },
    },
  },
  query: { document: footerQuery, variables: (_content, { locale }) => localeFlags(locale) },
  component: () => import('./footer.tsx'),
})
