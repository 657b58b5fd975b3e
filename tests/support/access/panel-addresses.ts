/**
 * Who may open each address of the control panel, written by hand beside `src/panel/kit/areas.ts`: a line an address, the
 * roles of the panel with a blank between them. Administrators open all of them.
 */
export const panelAddresses = `
/control-panel                                editor desk finance rooms trainer
/control-panel/search                         editor desk finance rooms
/control-panel/search/found                   editor desk finance rooms
/control-panel/requests                       rooms
/control-panel/requests.csv                   rooms
/control-panel/requests/:id.pdf               rooms
/control-panel/requests/:id                   rooms
/control-panel/rooms                          desk rooms
/control-panel/registrations                  desk finance
/control-panel/registrations.csv              desk finance
/control-panel/bulk/:id                       desk finance
/control-panel/registrations/new              desk
/control-panel/registrations/:id              desk finance
/control-panel/registrations/:id/attendance/:student.pdf desk finance
/control-panel/sessions                       desk
/control-panel/sessions.csv                   desk
/control-panel/sessions/series                desk
/control-panel/sessions/trainers              desk trainer
/control-panel/sessions/:id.pdf               desk
/control-panel/sessions/:id.csv               desk
/control-panel/sessions/:id                   desk
/control-panel/sessions/:id/attendance        desk
/control-panel/sessions/:id/material/:file    desk
/control-panel/sessions/:id/results           desk
/control-panel/courses                        editor desk
/control-panel/courses/new                    desk
/control-panel/courses/:id                    editor desk
/control-panel/evaluations.csv                editor desk
/control-panel/evaluations                    editor desk
/control-panel/evaluations/reviews            editor desk
/control-panel/evaluations/reviews/:id        editor desk
/control-panel/evaluations/questions          editor desk
/control-panel/evaluations/questions/new      editor desk
/control-panel/evaluations/questions/:id      editor desk
/control-panel/discount-codes                 finance
/control-panel/discount-codes/new             finance
/control-panel/discount-codes/:id             finance
/control-panel/customers                      desk finance rooms
/control-panel/customers.csv                  desk finance rooms
/control-panel/customers/:id                  desk finance rooms
/control-panel/customers/:id/statement.pdf    desk finance rooms
/control-panel/customers/:id/statement        desk finance rooms
/control-panel/doubles                        desk
/control-panel/doubles/:kind/:kept/:dropped   desk
/control-panel/invoices                       desk finance rooms
/control-panel/invoices.csv                   desk finance rooms
/control-panel/invoices.zip                   desk finance rooms
/control-panel/invoices/:id.pdf               desk finance rooms
/control-panel/invoices/:id.xml               desk finance rooms
/control-panel/receivers                      desk finance rooms
/control-panel/invoices/:id                   desk finance rooms
/control-panel/payments                       finance
/control-panel/payments.csv                   finance
/control-panel/payments/:id                   finance
/control-panel/bank                           finance
/control-panel/bank/:id                       finance
/control-panel/open                           finance
/control-panel/open.csv                       finance
/control-panel/open/:id.pdf                   finance
/control-panel/open/:id                       finance
/control-panel/receipts                       finance
/control-panel/receipts.csv                   finance
/control-panel/receipts/:id                   finance
/control-panel/books                          finance
/control-panel/books.csv                      finance
/control-panel/journal.csv                    finance
/control-panel/figures                        finance
/control-panel/figures.csv                    finance
/control-panel/editing/:type/page             editor
/control-panel/editing/:type/block            editor
/control-panel/editing/:type/:call            editor
/control-panel/link-pages                     editor
/control-panel/publish-together               editor
/control-panel/content/:type                  editor
/control-panel/messages                       desk
/control-panel/messages/:id                   desk
/control-panel/activity                       editor desk finance rooms
/control-panel/write                          desk
/control-panel/write/:id                      desk
/control-panel/write/:id/preview              desk
/control-panel/sent/:id                       desk
/control-panel/sent/:id/text                  desk
/control-panel/mails                          desk finance rooms
/control-panel/newsletter                     desk
/control-panel/newsletter.csv                 desk
/control-panel/visits                         desk finance rooms
/control-panel/content                        editor
/control-panel/content/new                    editor
/control-panel/content/:type/versions         editor
/control-panel/content/:type/publish          editor
/control-panel/content/:type/previews         editor
/control-panel/lists                          editor desk finance rooms
/control-panel/lists/company                  finance
/control-panel/lists/faqs                     editor
/control-panel/lists/faqs/new                 editor
/control-panel/lists/faqs/:id                 editor
/control-panel/lists/reviews                  editor
/control-panel/lists/reviews/new              editor
/control-panel/lists/reviews/:id              editor
/control-panel/lists/team                     editor
/control-panel/lists/team/new                 editor
/control-panel/lists/team/:id                 editor
/control-panel/lists/trainers                 editor desk
/control-panel/lists/trainers/new             editor desk
/control-panel/lists/trainers/:id             editor desk
/control-panel/lists/places                   editor desk
/control-panel/lists/places/new               editor desk
/control-panel/lists/places/:id               editor desk
/control-panel/lists/domains                  editor
/control-panel/lists/domains/new              editor
/control-panel/lists/domains/:id              editor
/control-panel/lists/themes                   editor
/control-panel/lists/themes/new               editor
/control-panel/lists/themes/:id               editor
/control-panel/lists/languages                editor
/control-panel/lists/languages/new            editor
/control-panel/lists/languages/:id            editor
/control-panel/lists/rooms                    rooms
/control-panel/lists/rooms/new                rooms
/control-panel/lists/rooms/:id                rooms
/control-panel/lists/terms                    finance
/control-panel/lists/terms/new                finance
/control-panel/lists/terms/:id                finance
/control-panel/media                          editor
/control-panel/media/:id                      editor
/control-panel/media/:id/former/:former       editor
/control-panel/media/pictures                 editor desk rooms
/control-panel/media/upload                   editor desk rooms
/control-panel/words                          editor
/control-panel/words/search-terms             editor
/control-panel/words/mails                    editor
/control-panel/words/mails/:kind              editor
/control-panel/words/mails/:kind/preview      editor
/control-panel/content/together               editor
/control-panel/content/planned                editor
/control-panel/content/planned/new            editor
/control-panel/content/planned/:id            editor
/control-panel/access                         editor desk finance rooms trainer
/control-panel/settings                       finance
`
