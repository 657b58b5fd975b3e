/**
 * What each visitor gets of each private address, written by hand. Columns: guest, stale cookies, expired, forged and foreign
 * token, another organisation, a participant, a colleague without a role, the owner. `in`: led to where one signs in;
 * `404`: not there; `own`: the page, with nothing of the owner's; `some`: with what they follow
 * themselves and the name of who ordered it; `all`: with what is of the owner's organisation; `file`: a file of its, or
 * the statement or the invoices of whoever asks (tests/api/{account-statements,invoice-archive}.test.ts read them).
 */
export const privatePages = `
/my-account                                                        in in in in in own own all  all
/my-account/login-data                                             in in in in in own own all  all
/my-account/organisations                                          in in in in in own own all  all
/my-account/registration-data                                      in in in in in own some all all
/my-account/registration-data?cancel={unpaid}                      in in in in in own some all all
/my-account/registration-data?search=Amina                         in in in in in own some all all
/my-account/registration-data/{paid}                               in in in in in 404 404 all  all
/my-account/registration-data/{unpaid}?cancel={unpaid}             in in in in in 404 404 all  all
/my-account/registration-data?leave={waiting}                      in in in in in own some all all
/courses/{fullCourse}/waiting-list/{fullSession}                   in in in in in own own all  all
/my-account/registration-data/year                                 in in in in in own own all  all
/my-account/registration-data/certificates/{certificate}.pdf       in in in in in 404 404 file file
/my-account/registration-data/badges/{certificate}.jwt             in in in in in 404 404 file file
/my-account/registration-data/material/{paidSession}/{material}     in in in in in 404 404 all all
/my-account/registration-data/{paid}/training-leave/{seated}.pdf     in in in in in 404 404 404 404
/my-account/registration-data/{paid}/attendance/{seated}.pdf         in in in in in 404 404 404 404
/my-account/registration-data/year/{year}.csv                      in in in in in own own all  all
/my-account/participants                                           in in in in in own own all  all
/my-account/participants?q=Amina&status=active                     in in in in in own own all  all
/my-account/participants?edit={student}                            in in in in in 404 404 all  all
/my-account/participants?remove={student}                          in in in in in 404 404 all  all
/my-account/participants?students={student}                        in in in in in own own all  all
/my-account/participants?removed={student}                         in in in in in own own all  all
/my-account/participants?colleague={colleague}&act=promote         in in in in in own own all  all
/my-account/participants/upload/{upload}                           in in in in in 404 404 404  all
/my-account/participants/chosen.csv?students={student}             in in in in in own own all  all
/my-account/participants/chosen.csv                                in in in in in own own all  all
/my-account/participants/template.csv                              in in in in in own own own  own
/my-account/participants/template.xlsx                             in in in in in own own own  own
/my-account/invoice-data                                           in in in in in own own all  all
/my-account/invoice-data?search={number}                           in in in in in own own all  all
/my-account/invoice-data/statement                                 in in in in in own own all  all
/my-account/invoice-data/statement.pdf                             in in in in in file file file file
/my-account/invoice-data/archive.zip                               in in in in in file file file file
/my-account/invoice-data/{invoice}.pdf                             in in in in in 404 404 file file
/my-account/invoice-data/{invoice}.xml                             in in in in in 404 404 all  all
/my-account/bookings-data                                          in in in in in own own all  all
/my-account/bookings-data/{quoted}                                 in in in in in 404 404 all  all
/my-account/bookings-data/{requested}                              in in in in in 404 404 all  all
/my-account/bookings-data/{quoted}.pdf                             in in in in in 404 404 file file
/billing/redirect/{paid}                                           in in in in in 404 404 on   on
/billing/complete/{unpaid}                                         in in in in in 404 404 all  all
/billing/complete/{payable}                                        in in in in in 404 404 own  own
`
