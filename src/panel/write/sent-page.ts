import { uuidPattern } from '../../domain/values.ts'
import { allTexts } from '../../ui/all-texts.ts'
import { graphql } from '../../ui/gql/gql.ts'
import { againForm } from '../kit/again-form.ts'
import { definePanelPage } from '../kit/define-panel-page.ts'
import { idOf } from '../kit/paths.ts'

/** What a mail says, for who works at the desk. */
export const sentPage = definePanelPage({
  path: '/control-panel/sent/:id',
  query: {
    document: graphql(`
      query SentMail($id: String!) {
        mails(_id: $id, limit: 1) { items { _id to subject createdAt sentAt state } }
      }
    `),
    variables: (page) => ({ id: idOf(page) }),
    isThere: (data) => (data.mails?.items.length ?? 0) > 0,
  },
  forms: [againForm],
  hasFrame: true,
  title: (_data, { locale }) => allTexts[locale]['panel-write'].mailText,
})

/** The mail itself. */
export const sentFile = definePanelPage({
  path: '/control-panel/sent/:id/text',
  isMail: true,
  file: ({ params: { id = '' } }) => (uuidPattern.test(id) ? { path: `/mails/${id}/html` } : null),
})
