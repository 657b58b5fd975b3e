import { object, string } from 'yup'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const staffQuery = graphql(`
  query StaffBlock($en: Boolean!, $fr: Boolean!) {
    allStaffMembers {
      _id
      name
      email
      role { ...Text }
      bio { ...Text }
      avatar { ...Picture }
    }
  }
`)

export const staffBlock = defineBlock({
  type: 'staff',
  schema: object({ title: string().trim().required(), text: string().trim().required() }),
  source: 'instance',
  picture: '.TTTT......./............/.cc..cc..cc./.cc..cc..cc./.tt..tt..tt./.kk..kk..kk./............/............',
  fields: { title: { kind: 'text' }, text: { kind: 'multiline' } },
  query: { document: staffQuery, variables: (_content, page) => localeFlags(page.locale) },
  component: () => import('./staff.tsx'),
})
