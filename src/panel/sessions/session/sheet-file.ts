import { definePanelPage } from '../../define-panel-page.ts'

/** The list that the participants of a session sign, as a PDF. */
export const sheetFile = definePanelPage({
  path: '/control-panel/sessions/:id.pdf',
  access: 'staff',
  file: ({ params: { id = '' }, locale }) =>
    /^[\w-]+$/.test(id) ? { path: `/sessions/${id}/attendance-sheet?locale=${locale}` } : null,
})
