/**
 * Who of the control panel may call what, beside an administrator, who may call all of it: editor, desk, finance, rooms, trainer.
 * Written by hand from what each of them does, and drawn from nothing: a new operation that colleagues may call gets its
 * line here.
 */
export const rolesMatrix = `
GET    /account-statements/mine                             desk finance rooms
GET    /account-statements/mine/pdf                         desk finance rooms
GET    /account-statements/{id}                             desk finance rooms
GET    /account-statements/{id}/pdf                         desk finance rooms
GET    /activities                                          editor desk finance rooms
GET    /attendances                                         desk
GET    /attendances/all                                     desk
GET    /attendances/{id}                                    desk
GET    /bank/statements                                     finance
GET    /bank/transactions                                   finance
GET    /bank/transactions/{id}                              finance
GET    /billing-settings                                    finance
PUT    /billing-settings                                    finance
GET    /bookings                                            desk finance rooms
GET    /bookings/all                                        desk finance rooms
GET    /bookings/calendar                                   desk finance rooms
GET    /bookings/csv                                        rooms
GET    /bookings/user-bookings/{userId}                     desk finance rooms
GET    /bookings/{id}                                       desk finance rooms
PUT    /bookings/{id}                                       rooms
GET    /bookings/{id}/history                               desk finance rooms
GET    /bookings/{id}/payment                               desk finance rooms
GET    /bookings/{id}/rivals                                rooms
GET    /books                                               finance
GET    /books/csv                                           finance
GET    /books/journal                                       finance
GET    /books/totals                                        finance
GET    /calendar-feeds                                      desk
GET    /categories/{id}/uses                                editor
GET    /certificates                                        desk
GET    /certificates/all                                    desk
GET    /certificates/{id}                                   desk
GET    /certificates/{id}/badge                             desk
GET    /certificates/{id}/pdf                               desk
GET    /contacts                                            desk
GET    /contacts/all                                        desk
GET    /contacts/{id}                                       desk
GET    /contacts/{id}/answers                               desk
GET    /courses/desk/choices                                editor desk
GET    /courses/desk/list                                   editor desk
GET    /courses/{id}/history                                editor desk
GET    /customers                                           desk finance rooms
GET    /customers/csv                                       desk finance rooms
GET    /customers/{id}                                      desk finance rooms
GET    /discount-codes                                      desk finance
GET    /discount-codes/all                                  desk finance
GET    /discount-codes/{id}                                 desk finance
GET    /doubles                                             desk finance rooms
GET    /doubles/{kind}/{kept}/{dropped}                     desk
GET    /evaluation-questions                                editor desk
GET    /evaluation-questions/all                            editor desk
GET    /evaluation-questions/{id}                           editor desk
GET    /evaluation-results                                  editor desk
GET    /evaluation-results/csv                              editor desk
GET    /figures                                             finance
GET    /figures/csv                                         finance
GET    /evaluation-reviews                                  editor desk
GET    /sessions/{id}/evaluation                            desk
GET    /interface-texts                                     editor
PUT    /interface-texts/{key}/{locale}                      editor
GET    /invoices                                            desk finance rooms
GET    /invoices/all                                        desk finance rooms
GET    /invoices/archive                                    desk finance rooms
GET    /invoices/csv                                        finance
GET    /invoices/{id}                                       desk finance rooms
GET    /invoices/{id}/pdf                                   desk finance rooms
GET    /invoices/{id}/record                                desk finance rooms
GET    /invoices/{id}/ubl                                   desk finance rooms
GET    /languages/{id}/uses                                 editor
GET    /ledger-accounts                                     finance
PUT    /ledger-accounts                                     finance
GET    /locations/{id}/uses                                 editor desk
POST   /bulk-acts                                           desk finance
GET    /bulk-acts/{id}                                      desk finance
GET    /bulk-acts/{id}/mails                                desk finance
POST   /bulk-acts/{id}/start                                desk finance
GET    /desk-messages                                       desk
POST   /desk-messages                                       desk
GET    /desk-messages/receivers                             desk
GET    /desk-messages/{id}                                  desk
GET    /desk-messages/{id}/preview                          desk
POST   /desk-messages/{id}/send                             desk
GET    /mail-texts/{kind}/preview                           editor
GET    /mails                                               desk finance rooms
GET    /mails/{id}/html                                     desk
GET    /media                                               editor desk rooms
PUT    /media/{id}/alternative-text                         editor
POST   /media/{id}/file                                     editor
PUT    /media/{id}/focal-point                              editor
GET    /media/{id}/former/{former}                          editor
POST   /media/{id}/former/{former}/restore                  editor
GET    /newsletter-subscriptions                            desk
GET    /newsletter-subscriptions/all                        desk
GET    /newsletter-subscriptions/csv                        desk
GET    /newsletter-subscriptions/{id}                       desk
POST   /categories/{id}/place                               editor
POST   /faqs/{id}/place                                     editor
POST   /notes                                               desk finance rooms
DELETE /notes/{id}                                          desk finance rooms
GET    /notes/{subject}/{id}                                desk finance rooms
GET    /open-invoices                                       finance
GET    /open-invoices/ages                                  finance
GET    /open-invoices/csv                                   finance
GET    /open-invoices/{id}                                  finance
GET    /open-invoices/{id}/reminder                         finance
GET    /organisations                                       desk finance rooms
GET    /organisations/all                                   desk finance rooms
GET    /organisations/{id}                                  desk finance rooms
GET    /organisations/{id}/administrators                   desk finance rooms
GET    /organisations/{id}/contacts                         desk finance rooms
GET    /page-views                                          desk finance rooms
GET    /panel-search                                        editor desk finance rooms
GET    /panel/settings                                      -
GET    /payments                                            finance
GET    /payments/csv                                        finance
GET    /payments/{id}                                       finance
GET    /prepaid-cards                                       desk finance rooms
GET    /prepaid-cards/mine                                  desk finance rooms
PUT    /provider                                            finance
GET    /publishing-plans                                    editor
GET    /publishing-plans/{id}                               editor
GET    /receipts                                            finance
GET    /receipts/csv                                        finance
GET    /receipts/{id}                                       finance
GET    /registrations                                       desk finance
GET    /registrations/all                                   desk finance
GET    /registrations/csv                                   desk finance
GET    /registrations/desk                                  desk finance
GET    /registrations/phone                                 desk
GET    /registrations/totals                                desk finance
GET    /registrations/{id}                                  desk finance
GET    /registrations/{id}/cancellation-effect              desk finance
GET    /registrations/{id}/history                          desk finance
GET    /registrations/{id}/moves                            desk
GET    /registrations/{id}/payment                          desk finance
GET    /registrations/{id}/replacements                     desk
PUT    /registrations/{id}/students/{studentId}             desk
GET    /registrations/{id}/students/{studentId}/attendance-attest desk
GET    /registrations/{id}/students/{studentId}/training-leave-attest desk
GET    /reminder-settings                                   finance
PUT    /reminder-settings                                   finance
GET    /results                                             desk
GET    /results/all                                         desk
GET    /results/{id}                                        desk
GET    /room-uses                                           desk finance rooms
GET    /roomTypes/{id}/uses                                 rooms
GET    /search-terms                                        editor
GET    /search-terms/all                                    editor
GET    /search-terms/{id}                                   editor
GET    /sessions/csv                                        desk
GET    /sessions/series/clashes                             desk
GET    /sessions/{id}/attendance-sheet                      desk
PUT    /sessions/{id}/attendances                           desk
PUT    /sessions/{id}/costs                                 desk
GET    /sessions/{id}/history                               desk
GET    /sessions/{id}/participants                          desk
GET    /sessions/{id}/planning                              desk
GET    /sessions/{id}/costs                                 desk
GET    /sessions/{id}/mails                                 desk
GET    /sessions/{id}/practical                             desk
GET    /sessions/{id}/signatures/csv                        desk
GET    /sessions/{id}/files                                 desk
GET    /sessions/{id}/files/{file}                          desk
GET    /sessions/{id}/trainer-link                          desk
GET    /sessions/{id}/trainer-requests                      desk
GET    /sessions/{id}/trainer-requests/choices              desk
GET    /static-contents                                     editor
GET    /static-contents/states                              editor
PUT    /static-contents/{type}                              editor
GET    /static-contents/{type}/check                        editor
GET    /static-contents/{type}/draft                        editor
GET    /static-contents/{type}/links                        editor
GET    /static-contents/{type}/operations                   editor
GET    /static-contents/{type}/previews                     editor
GET    /static-contents/{type}/versions                     editor
GET    /static-contents/{type}/versions/{version}/changes   editor
GET    /students                                            desk
GET    /students/all                                        desk
GET    /students/export                                     desk
GET    /students/{id}                                       desk
GET    /taught-sessions                                     trainer
GET    /trainer-calendar                                    desk trainer
GET    /trainer-requests                                    desk
GET    /themes/{id}/uses                                    editor
GET    /trainers/{id}/uses                                  editor desk
GET    /training-years                                      desk
GET    /training-years/csv                                  desk
GET    /users/approvals                                     desk
GET    /users/me/{userId}                                   editor desk finance rooms trainer
GET    /users/me/{userId}/organisations                     desk finance rooms
GET    /users/me/{userId}/second-factor                     editor desk finance rooms trainer
GET    /users/me/{userId}/sessions                          editor desk finance rooms trainer
GET    /users/me/{userId}/trainings                         editor desk finance rooms trainer
GET    /users/me/{userId}/waiting                           editor desk finance rooms trainer
GET    /users/student/template                              desk finance rooms
GET    /waiting-list-entries                                desk
POST   /attendances                                         desk
POST   /auth/change-password                                editor desk finance rooms trainer
POST   /auth/confirm-password                               editor desk finance rooms trainer
POST   /auth/switch-organisation                            desk finance rooms
POST   /bank/files                                          finance
POST   /bank/transactions/{id}/ignore                       finance
POST   /bank/transactions/{id}/reopen                       finance
POST   /bank/transactions/{id}/settle                       finance
POST   /bookings/approve-offer                              rooms
POST   /bookings/create-payment                             rooms
POST   /bookings/offer-example/{id}                         rooms
POST   /calendar-feeds                                      desk
POST   /cancellation-terms                                  finance
POST   /categories                                          editor
POST   /certificates                                        desk
POST   /contacts/handled                                    desk
POST   /contacts/{id}/answers                               desk
POST   /courses                                             desk
POST   /discount-codes                                      finance
POST   /doubles/{kind}/{kept}/{dropped}                     desk
POST   /evaluation-questions                                editor
POST   /evaluation-reviews/{id}/decision                    editor desk
POST   /faqs                                                editor
POST   /files/upload                                        editor desk finance rooms
POST   /invoices                                            finance
POST   /invoices/{id}/credit-notes                          finance
POST   /invoices/{id}/e-invoice                             finance
POST   /invoices/{id}/reissue                               finance
POST   /languages                                           editor
POST   /locations                                           editor desk
POST   /mails/{id}/again                                    desk finance rooms
POST   /open-invoices/{id}/pause                            finance
POST   /open-invoices/{id}/resume                           finance
POST   /organisations                                       desk
POST   /pages                                               editor
POST   /panel/colleagues                                    -
POST   /panel/colleagues/{id}/invitation                    -
POST   /payments/{id}/decision                              finance
POST   /prepaid-cards                                       finance
POST   /publishing-plans                                    editor
POST   /publishing-plans/now                                editor
POST   /publishing-plans/{id}/withdraw                      editor
POST   /receipts                                            finance
POST   /receipts/repayments/{id}/undo                       finance
POST   /receipts/{id}/parts                                 finance
POST   /receipts/{id}/repayments                            finance
POST   /receipts/{id}/undo                                  finance
POST   /registrations                                       desk
POST   /registrations/create-payment                        desk
POST   /registrations/phone                                 desk
POST   /registrations/{id}/cancellation                     desk
POST   /registrations/{id}/choice-reminder                  desk
POST   /registrations/{id}/move                             desk
POST   /reminders                                           finance
POST   /results                                             desk
POST   /reviews                                             editor
POST   /room-uses                                           rooms
POST   /roomTypes                                           rooms
POST   /roomTypes/{id}/place                                editor rooms
POST   /search-terms                                        editor
POST   /sessions                                            desk
POST   /sessions/series                                     desk
POST   /sessions/{id}/cancel                                desk
POST   /sessions/{id}/certificates                          desk
POST   /sessions/{id}/confirm                               desk
POST   /sessions/{id}/practical-mails                       desk
POST   /sessions/{id}/files                                 desk
POST   /sessions/{id}/trainer-link                          desk
POST   /sessions/{id}/trainer-requests                      desk
POST   /sessions/{id}/trainer-requests/reminders            desk
POST   /staff-members                                       editor
POST   /staff-members/{id}/place                            editor
POST   /static-contents                                     editor
POST   /static-contents/{type}/operations                   editor
POST   /static-contents/{type}/presence                     editor
POST   /static-contents/{type}/previews                     editor
POST   /static-contents/{type}/publish                      editor
POST   /static-contents/{type}/restore/{version}            editor
POST   /static-contents/{type}/unpublish                    editor
POST   /students                                            desk
POST   /students/invite                                     desk
POST   /students/remove                                     desk
POST   /students/restore                                    desk
POST   /taught-sessions/{id}/link                           trainer
POST   /trainer-calendar/absences                           desk trainer
POST   /themes                                              editor
POST   /trainers                                            editor desk
POST   /users/me/{userId}/organisations                     desk finance rooms
POST   /users/me/{userId}/second-factor                     editor desk finance rooms trainer
POST   /users/me/{userId}/second-factor/confirm             editor desk finance rooms trainer
POST   /users/me/{userId}/second-factor/remove              editor desk finance rooms trainer
POST   /users/student/upload                                desk
POST   /users/{id}/approval                                 desk
POST   /users/{id}/second-factor/remove                     -
PATCH  /attendances/{id}                                    desk
PATCH  /cancellation-terms/{id}                             finance
PATCH  /categories/{id}                                     editor
PATCH  /certificates/{id}                                   desk
PATCH  /contacts/{id}                                       desk
PATCH  /courses/{id}                                        editor desk
PATCH  /discount-codes/{id}                                 finance
PATCH  /evaluation-questions/{id}                           editor
PATCH  /faqs/{id}                                           editor
PATCH  /invoices/{id}                                       finance
PATCH  /languages/{id}                                      editor
PATCH  /locations/{id}                                      editor desk
PATCH  /newsletter-subscriptions/{id}                       desk
PATCH  /organisations/{id}                                  desk finance rooms
PATCH  /organisations/{id}/contacts/{userId}                desk
PATCH  /pages/{id}                                          editor
PATCH  /panel/colleagues/{id}                               -
PATCH  /panel/settings                                      -
PATCH  /publishing-plans/{id}                               editor
PATCH  /registrations/{id}                                  desk finance
PATCH  /results/{id}                                        desk
PATCH  /reviews/{id}                                        editor
PATCH  /roomTypes/{id}                                      editor rooms
PATCH  /search-terms/{id}                                   editor
PATCH  /sessions/{id}                                       desk
PATCH  /staff-members/{id}                                  editor
PATCH  /students/{id}                                       desk
PATCH  /themes/{id}                                         editor
PATCH  /trainers/{id}                                       editor desk
PATCH  /users/{id}                                          editor desk finance rooms trainer
DELETE /attendances/{id}                                    desk
DELETE /bookings/{id}                                       rooms
DELETE /calendar-feeds                                      desk
DELETE /cancellation-terms/{id}                             finance
DELETE /categories/{id}                                     editor
DELETE /certificates/{id}                                   desk
DELETE /contacts/{id}                                       desk
DELETE /courses/{id}                                        desk
DELETE /discount-codes/{id}                                 finance
DELETE /evaluation-questions/{id}                           editor
DELETE /faqs/{id}                                           editor
DELETE /files/{id}                                          editor desk finance rooms
DELETE /interface-texts/{key}/{locale}                      editor
DELETE /invoices/{id}                                       finance
DELETE /languages/{id}                                      editor
DELETE /locations/{id}                                      editor desk
DELETE /newsletter-subscriptions/{id}                       desk
DELETE /organisations/{id}                                  desk
DELETE /organisations/{id}/contacts/{userId}                desk
DELETE /pages/{id}                                          editor
DELETE /registrations/{id}                                  desk
DELETE /registrations/{id}/students/{studentId}             desk
DELETE /results/{id}                                        desk
DELETE /reviews/{id}                                        editor
DELETE /room-uses/{id}                                      rooms
DELETE /roomTypes/{id}                                      rooms
DELETE /search-terms/{id}                                   editor
DELETE /sessions/{id}                                       desk
DELETE /sessions/{id}/files/{file}                          desk
DELETE /sessions/{id}/trainer-link                          desk
DELETE /sessions/{id}/trainer-requests/{request}            desk
DELETE /staff-members/{id}                                  editor
DELETE /static-contents/{type}                              editor
DELETE /static-contents/{type}/previews/{id}                editor
DELETE /students/{id}                                       desk
DELETE /trainer-calendar/absences/{id}                      desk trainer
DELETE /themes/{id}                                         editor
DELETE /trainers/{id}                                       editor desk
DELETE /users/me/{userId}/organisations/{organisationId}    desk finance rooms
DELETE /users/me/{userId}/sessions                          editor desk finance rooms trainer
DELETE /users/me/{userId}/sessions/{sessionId}              editor desk finance rooms trainer
DELETE /waiting-list-entries/{id}                           desk
`
