import { allTexts } from '../../ui/all-texts.ts'
import { TypedDocumentString } from '../../ui/gql/graphql.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { subjectsPath } from './define-subject.ts'
import { subjects } from './subjects.ts'

const counts = subjects.map(({ name, resource: [, many] }) => `${name}: ${many}(limit: 1) { total }`).join(' ')

type Counts = Record<string, { total: number } | null | undefined>

/** Everything that is kept in lists, on one page. */
export const subjectsPage = definePanelPage({
  path: `/control-panel${subjectsPath}`,
  query: {
    document: new TypedDocumentString<Counts, Record<string, never>>(`query Subjects { ${counts} }`),
    variables: () => ({}),
  },
  title: (_data, { locale }) => allTexts[locale]['panel-subjects'].title,
})
