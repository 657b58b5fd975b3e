import { allTexts } from '../../../../ui/all-texts.ts'
import { graphql } from '../../../../ui/gql/gql.ts'
import { definePanelPage } from '../../../kit/define-panel-page.ts'
import { openedText, resetForm, textForm } from '../../text-forms.ts'
import { isMailKind, mailName } from '../mail-kinds.ts'

const query = graphql(`
  query MailTexts($under: String!) {
    interfaceTexts(under: $under, limit: 20) {
      items { ...SaidText }
    }
  }
`)

/** What one mail says, in three languages, with the mail itself beside it. */
export const mailTextPage = definePanelPage({
  path: '/control-panel/words/mails/:kind',
  access: 'editor',
  search: ['edit', 'in'],
  query: {
    document: query,
    variables: ({ params }) => ({ under: `mail.kinds.${params.kind}` }),
    isThere: (_data, { params }) => isMailKind(params.kind ?? ''),
  },
  forms: [textForm, resetForm],
  refused: (form, { locale }) => (form === textForm.name ? { text: allTexts[locale]['panel-words'].savedSince } : null),
  hasFrame: true,
  title: (_data, { params, locale }) => mailName(params.kind ?? '', locale),
  component: () => import('./mail.tsx'),
})

/** The mail as its reader gets it, with made-up facts. */
export const mailPreviewFile = definePanelPage({
  path: '/control-panel/words/mails/:kind/preview',
  access: 'editor',
  search: ['in'],
  isMail: true,
  file(page) {
    const { kind = '' } = page.params
    return isMailKind(kind) ? { path: `/mail-texts/${kind}/preview?locale=${openedText(page).locale}` } : null
  },
})
