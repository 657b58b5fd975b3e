import { inLocale } from '../../../domain/locales.ts'
import { allTexts } from '../../../ui/all-texts.ts'
import { definePanelPage } from '../../define-panel-page.ts'
import { toConfirm } from '../to-confirm.ts'
import {
  cancelForm,
  certificatesForm,
  changeForm,
  confirmForm,
  mendedResultForm,
  resultForm,
  sessionIdOf,
} from './session-forms.ts'
import { deskSessionQuery, sessionIn } from './session-query.ts'

/** One session: who comes, and all that staff can do about it. */
export const sessionPage = definePanelPage({
  path: '/control-panel/sessions/:id',
  access: 'staff',
  search: ['act', 'result'],
  query: {
    document: deskSessionQuery,
    variables: (page) => ({ id: sessionIdOf(page) }),
    isThere: (data) => sessionIn(data) !== null,
  },
  refused: toConfirm,
  forms: [cancelForm, confirmForm, changeForm, resultForm, mendedResultForm, certificatesForm],
  title: (data, { locale }) =>
    inLocale(sessionIn(data)?.plannedCourse.title, locale) ?? allTexts[locale]['panel-sessions'].title,
  component: () => import('./session.tsx'),
})
