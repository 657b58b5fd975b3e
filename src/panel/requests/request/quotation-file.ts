import { definePanelPage } from '../../define-panel-page.ts'

/** The quotation as a PDF; while there is none, an example of what it would say. */
export const quotationFile = definePanelPage({
  path: '/control-panel/requests/:id.pdf',
  access: 'staff',
  file: ({ params: { id = '' } }) =>
    /^[\w-]+$/.test(id) ? { method: 'POST', path: `/bookings/offer-example/${id}` } : null,
})
