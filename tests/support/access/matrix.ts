/**
 * Who gets what from every operation of the API. Columns: nobody, a contact whose thing it is, a contact of another
 * organisation, a private person, an editor, staff. Written by hand from the specification (section 6) and CONTRACT, and
 * drawn from nothing: a new operation gets its line here.
 */
export const matrix = `
GET    /attendances                                401 200 200 200 403 200
POST   /attendances                                401 403 403 403 403 201
GET    /attendances/all                            401 200 200 200 403 200
GET    /attendances/{id}                           401 200 404 404 403 200
PATCH  /attendances/{id}                           401 403 403 403 403 200
DELETE /attendances/{id}                           401 403 403 403 403 204
POST   /auth/change-password                       401 200 200 200 200 200
POST   /auth/confirm-password                      401 204 204 204 204 204
POST   /auth/login                                 200 200 200 200 200 200
POST   /auth/logout                                204 204 204 204 204 204
POST   /auth/refresh-tokens                        200 200 200 200 200 200
POST   /auth/register                              201 201 201 201 201 201
POST   /auth/reset-password                        200 200 200 200 200 200
POST   /auth/reset-password/{token}                200 200 200 200 200 200
POST   /auth/verify-email/resend                   200 200 200 200 200 200
POST   /auth/verify-email/{token}                  200 200 200 200 200 200
GET    /badges/issuer                              200 200 200 200 200 200
GET    /badges/keys                                200 200 200 200 200 200
GET    /bookings                                   401 200 200 200 403 200
POST   /bookings                                   201 201 201 201 201 201
GET    /bookings/all                               401 200 200 200 403 200
POST   /bookings/approve-offer                     401 200 404 404 403 200
POST   /bookings/create-payment                    401 200 404 404 403 200
POST   /bookings/offer-example/{id}                401 200 404 404 403 200
GET    /bookings/availability                      200 200 200 200 200 200
GET    /bookings/price                             200 200 200 200 200 200
GET    /bookings/user-bookings/{userId}            401 200 404 404 403 200
GET    /bookings/{id}                              401 200 404 404 403 200
GET    /bookings/{id}/history                      401 200 404 404 403 200
PUT    /bookings/{id}                              401 200 404 404 403 200
DELETE /bookings/{id}                              401 403 403 403 403 204
GET    /calendar-feeds                             401 200 200 200 403 200
POST   /calendar-feeds                             401 201 201 201 403 201
DELETE /calendar-feeds                             401 204 204 204 403 204
GET    /calendar-feeds/{token}                     200 200 200 200 200 200
GET    /captcha/challenge                          200 200 200 200 200 200
GET    /categories                                 200 200 200 200 200 200
POST   /categories                                 401 403 403 403 201 201
GET    /categories/all                             200 200 200 200 200 200
GET    /categories/{id}                            200 200 200 200 200 200
PATCH  /categories/{id}                            401 403 403 403 200 200
DELETE /categories/{id}                            401 403 403 403 204 204
GET    /certificates                               401 200 200 200 403 200
POST   /certificates                               401 403 403 403 403 201
GET    /certificates/all                           401 200 200 200 403 200
GET    /certificates/verify/{code}                 200 200 200 200 200 200
GET    /certificates/{id}                          401 200 404 404 403 200
PATCH  /certificates/{id}                          401 403 403 403 403 200
DELETE /certificates/{id}                          401 403 403 403 403 204
GET    /certificates/{id}/badge                    401 200 404 404 403 200
GET    /certificates/{id}/pdf                      401 200 404 404 403 200
GET    /contacts                                   401 403 403 403 403 200
POST   /contacts                                   201 201 201 201 201 201
GET    /contacts/all                               401 403 403 403 403 200
GET    /contacts/{id}                              401 403 403 403 403 200
PATCH  /contacts/{id}                              401 403 403 403 403 200
DELETE /contacts/{id}                              401 403 403 403 403 204
POST   /courses                                    401 403 403 403 403 201
GET    /courses/filteredCourses                    200 200 200 200 200 200
GET    /courses/{id}                               200 200 200 200 200 200
PATCH  /courses/{id}                               401 403 403 403 200 200
DELETE /courses/{id}                               401 403 403 403 403 204
GET    /courses/{id}/sessions                      200 200 200 200 200 200
GET    /faqs                                       200 200 200 200 200 200
POST   /faqs                                       401 403 403 403 201 201
GET    /faqs/all                                   200 200 200 200 200 200
GET    /faqs/{id}                                  200 200 200 200 200 200
PATCH  /faqs/{id}                                  401 403 403 403 200 200
DELETE /faqs/{id}                                  401 403 403 403 204 204
POST   /files/upload                               401 201 201 201 201 201
GET    /files/{id}                                 401 200 404 404 404 200
DELETE /files/{id}                                 401 204 404 404 404 204
GET    /invoices                                   401 200 200 200 403 200
POST   /invoices                                   401 403 403 403 403 201
GET    /invoices/all                               401 200 200 200 403 200
GET    /invoices/{id}                              401 200 404 404 403 200
PATCH  /invoices/{id}                              401 403 403 403 403 200
DELETE /invoices/{id}                              401 403 403 403 403 409
GET    /invoices/{id}/pdf                          401 200 404 404 403 200
GET    /languages                                  200 200 200 200 200 200
POST   /languages                                  401 403 403 403 409 409
GET    /languages/all                              200 200 200 200 200 200
GET    /languages/{id}                             200 200 200 200 200 200
PATCH  /languages/{id}                             401 403 403 403 200 200
DELETE /languages/{id}                             401 403 403 403 409 409
GET    /locations                                  200 200 200 200 200 200
POST   /locations                                  401 403 403 403 201 201
GET    /locations/all                              200 200 200 200 200 200
GET    /locations/{id}                             200 200 200 200 200 200
PATCH  /locations/{id}                             401 403 403 403 200 200
DELETE /locations/{id}                             401 403 403 403 204 204
POST   /miniobuckets/object                        401 200 404 404 404 200
POST   /miniobuckets/presignedUrl                  401 200 404 404 404 200
GET    /newsletter-subscriptions                   401 403 403 403 403 200
POST   /newsletter-subscriptions                   201 201 201 201 201 201
GET    /newsletter-subscriptions/all               401 403 403 403 403 200
POST   /newsletter-subscriptions/confirm           200 200 200 200 200 200
POST   /newsletter-subscriptions/unsubscribe       204 204 204 204 204 204
GET    /newsletter-subscriptions/{id}              401 403 403 403 403 200
PATCH  /newsletter-subscriptions/{id}              401 403 403 403 403 200
DELETE /newsletter-subscriptions/{id}              401 403 403 403 403 204
GET    /organisations                              401 200 200 200 403 200
POST   /organisations                              401 403 403 201 403 201
GET    /organisations/all                          401 200 200 200 403 200
GET    /organisations/{id}                         401 200 404 404 403 200
PATCH  /organisations/{id}                         401 200 404 404 403 200
DELETE /organisations/{id}                         401 403 403 403 403 409
GET    /organisations/{id}/administrators          401 200 404 404 403 200
GET    /organisations/{id}/contacts                401 200 404 403 403 200
PATCH  /organisations/{id}/contacts/{userId}       401 200 404 403 403 200
DELETE /organisations/{id}/contacts/{userId}       401 204 404 403 403 204
GET    /page-views                                 401 403 403 403 403 200
POST   /page-views                                 200 200 200 200 200 200
GET    /pages                                      200 200 200 200 200 200
POST   /pages                                      401 403 403 403 201 201
GET    /pages/all                                  200 200 200 200 200 200
GET    /pages/{id}                                 200 200 200 200 200 200
PATCH  /pages/{id}                                 401 403 403 403 200 200
DELETE /pages/{id}                                 401 403 403 403 204 204
POST   /payments/webhook                           200 200 200 200 200 200
GET    /registrations                              401 200 200 200 403 200
POST   /registrations                              401 201 201 201 403 201
GET    /registrations/all                          401 200 200 200 403 200
POST   /registrations/create-payment               401 200 404 404 403 200
GET    /registrations/totals                       401 200 200 200 403 200
GET    /registrations/{id}                         401 200 404 404 403 200
PATCH  /registrations/{id}                         401 200 404 404 403 200
DELETE /registrations/{id}                         401 204 404 404 403 204
GET    /registrations/{id}/payment                 401 200 404 404 403 200
PUT    /registrations/{id}/students/{studentId}    401 204 404 404 403 204
GET    /results                                    401 200 200 200 403 200
POST   /results                                    401 403 403 403 403 201
GET    /results/all                                401 200 200 200 403 200
GET    /results/{id}                               401 200 404 404 403 200
PATCH  /results/{id}                               401 403 403 403 403 200
DELETE /results/{id}                               401 403 403 403 403 204
GET    /reviews                                    200 200 200 200 200 200
POST   /reviews                                    401 403 403 403 201 201
GET    /reviews/all                                200 200 200 200 200 200
GET    /reviews/{id}                               200 200 200 200 200 200
PATCH  /reviews/{id}                               401 403 403 403 200 200
DELETE /reviews/{id}                               401 403 403 403 204 204
GET    /roomTypes                                  200 200 200 200 200 200
POST   /roomTypes                                  401 403 403 403 403 201
GET    /roomTypes/all                              200 200 200 200 200 200
GET    /roomTypes/{id}                             200 200 200 200 200 200
PATCH  /roomTypes/{id}                             401 403 403 403 200 200
DELETE /roomTypes/{id}                             401 403 403 403 403 204
GET    /search-terms                               401 403 403 403 200 200
POST   /search-terms                               401 403 403 403 201 201
GET    /search-terms/all                           401 403 403 403 200 200
GET    /search-terms/{id}                          401 403 403 403 200 200
PATCH  /search-terms/{id}                          401 403 403 403 200 200
DELETE /search-terms/{id}                          401 403 403 403 204 204
GET    /sessions                                   200 200 200 200 200 200
POST   /sessions                                   401 403 403 403 403 201
GET    /sessions/registration-counts               200 200 200 200 200 200
GET    /sessions/{id}                              200 200 200 200 200 200
PATCH  /sessions/{id}                              401 403 403 403 403 200
DELETE /sessions/{id}                              401 403 403 403 403 204
GET    /sessions/{id}/registration-count           200 200 200 200 200 200
GET    /staff-members                              200 200 200 200 200 200
POST   /staff-members                              401 403 403 403 201 201
GET    /staff-members/all                          200 200 200 200 200 200
GET    /staff-members/{id}                         200 200 200 200 200 200
PATCH  /staff-members/{id}                         401 403 403 403 200 200
DELETE /staff-members/{id}                         401 403 403 403 204 204
GET    /static-contents                            401 403 403 403 200 200
GET    /static-contents/published                  200 200 200 200 200 200
GET    /static-contents/{type}                     200 200 200 200 200 200
PUT    /static-contents/{type}                     401 403 403 403 200 200
POST   /static-contents/{type}/publish             401 403 403 403 200 200
POST   /static-contents/{type}/restore/{version}   401 403 403 403 200 200
GET    /static-contents/{type}/versions            401 403 403 403 200 200
POST   /student-uploads                            401 201 201 201 403 403
GET    /student-uploads/{id}                       401 200 404 404 403 403
PATCH  /student-uploads/{id}                       401 200 404 404 403 403
POST   /student-uploads/{id}/add                   401 200 404 404 403 403
POST   /student-uploads/{id}/undo                  401 200 404 404 403 403
GET    /students                                   401 200 200 200 403 200
POST   /students                                   401 201 201 201 403 201
GET    /students/all                               401 200 200 200 403 200
GET    /students/export                            401 200 200 200 403 200
POST   /students/invite                            401 200 404 404 403 200
POST   /students/remove                            401 200 404 404 403 200
POST   /students/restore                           401 200 404 404 403 200
GET    /students/{id}                              401 200 404 404 403 200
PATCH  /students/{id}                              401 200 404 404 403 200
DELETE /students/{id}                              401 204 404 404 403 204
POST   /users                                      201 201 201 201 201 201
GET    /training-years                             401 200 200 200 403 200
GET    /training-years/csv                         401 200 200 200 403 200
GET    /users/approvals                            401 200 200 403 403 200
GET    /users/me/{userId}                          401 200 404 404 404 404
GET    /users/me/{userId}/sessions                 401 200 404 404 404 404
DELETE /users/me/{userId}/sessions                 401 204 404 404 404 404
DELETE /users/me/{userId}/sessions/{sessionId}     401 204 404 404 404 404
GET    /users/me/{userId}/waiting                  401 200 404 404 404 404
GET    /users/student/template                     401 200 200 200 403 200
POST   /users/student/upload                       401 201 201 201 403 400
POST   /users/validate                             200 200 200 200 200 200
PATCH  /users/{id}                                 401 200 404 404 404 200
POST   /users/{id}/approval                        401 200 404 403 403 200
`

/** The same columns, where the thing is the private person's. */
export const ofPrivatePerson = `
GET    /attendances/{id}                           401 404 404 200 403 200
GET    /bookings/{id}                              401 404 404 200 403 200
PUT    /bookings/{id}                              401 404 404 200 403 200
GET    /bookings/user-bookings/{userId}            401 404 404 200 403 200
POST   /bookings/approve-offer                     401 404 404 200 403 200
GET    /certificates/{id}                          401 404 404 200 403 200
GET    /certificates/{id}/badge                    401 404 404 200 403 200
GET    /certificates/{id}/pdf                      401 404 404 200 403 200
GET    /files/{id}                                 401 404 404 200 404 200
GET    /invoices/{id}                              401 404 404 200 403 200
GET    /invoices/{id}/pdf                          401 404 404 200 403 200
DELETE /registrations/{id}                         401 404 404 204 403 204
GET    /registrations/{id}                         401 404 404 200 403 200
GET    /registrations/{id}/payment                 401 404 404 200 403 200
PUT    /registrations/{id}/students/{studentId}    401 404 404 204 403 204
GET    /results/{id}                               401 404 404 200 403 200
DELETE /students/{id}                              401 404 404 204 403 204
POST   /students/invite                            401 404 404 200 403 200
POST   /students/remove                            401 404 404 200 403 200
POST   /students/restore                           401 404 404 200 403 200
GET    /students/{id}                              401 404 404 200 403 200
PATCH  /students/{id}                              401 404 404 200 403 200
GET    /users/me/{userId}                          401 404 404 200 404 404
GET    /users/me/{userId}/sessions                 401 404 404 200 404 404
DELETE /users/me/{userId}/sessions                 401 404 404 204 404 404
DELETE /users/me/{userId}/sessions/{sessionId}     401 404 404 204 404 404
GET    /users/me/{userId}/waiting                  401 404 404 200 404 404
PATCH  /users/{id}                                 401 404 404 200 404 200
`

export interface Line {
  /** 'PATCH /faqs/{id}' */
  name: string
  statuses: string
}

export const linesOf = (table: string): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [method, path, ...statuses] = line.split(/ +/)
      return { name: `${method} ${path}`, statuses: statuses.join(' ') }
    })
