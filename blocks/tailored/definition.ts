import { tailored } from '../../schemas/static-content.ts'
import { graphql } from '../../src/ui/gql/gql.ts'
import { localeFlags } from '../../src/ui/graphql.ts'
import { defineBlock } from '../kit/define-block.ts'

const tailoredQuery = graphql(`
  query TailoredBlock($en: Boolean!, $fr: Boolean!) {
    filteredCourses(types: ["TAILORED"], limit: 999, facets: false) {
      items {
        _id
        title { ...Text }
      }
    }
  }
`)

export const tailoredBlock = defineBlock({
  type: 'tailored',
  schema: tailored,
  source: 'static-content',
  shownOn: 'coaching',
  picture: '.TTTTT....../.ttttttt..../............/.TT..TT..TT./.tt..tt..tt./.tt..tt..tt./.bb........./............',
  fields: {
    title: { kind: 'text' },
    text: { kind: 'multiline' },
    buttonLabel: { kind: 'text' },
    steps: { kind: 'list', item: { kind: 'group', fields: { title: { kind: 'text' }, text: { kind: 'multiline' } } } },
  },
  query: { document: tailoredQuery, variables: (_content, page) => localeFlags(page.locale) },
  component: () => import('./tailored.tsx'),
})
