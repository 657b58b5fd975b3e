/**
 * What each visitor gets of a field of the gateway about the owner's things, written by hand. Columns: guest, stale cookies,
 * expired, forged and foreign token, another organisation, a participant, a colleague without a role, the owner. A
 * number is the status of the refusal; `own`: an answer with nothing of the owner's; `all`: the owner's; `-`: theirs too.
 */
export const privateQueries = `
me(userId: "{user}") { email }                                     401 401 401 401 401 404 404 404 all
waiting(userId: "{user}") { registrationsToPay }                   401 401 401 401 401 404 404 404 all
ownTrainings(userId: "{user}") { organisation }                     401 401 401 401 401 404 404 404 all
loginSessions(userId: "{user}") { _id }                            401 401 401 401 401 404 404 404 all
secondFactor(userId: "{user}") { isOn }                            401 401 401 401 401 403 403 403 403
previews(type: "about") { items { _id } }                           401 401 401 401 401 403 403 403 403
billingSettings { mostOpen }                                         401 401 401 401 401 403 403 403 403
discountCodes { items { code } }                                    401 401 401 401 401 403 403 403 403
allDiscountCodes { code }                                           401 401 401 401 401 403 403 403 403
discountCode(id: "{session}") { code }                              401 401 401 401 401 403 403 403 403
panelSettings { colleagues { email } }                             401 401 401 401 401 403 403 403 403
students { items { lastName } }                                    401 401 401 401 401 own own all all
students(_id: "{student}") { items { lastName } }                  401 401 401 401 401 own own all all
students(search: "~Benali") { items { lastName } }                 401 401 401 401 401 own own all all
allStudents { lastName }                                           401 401 401 401 401 own own all all
student(id: "{student}") { lastName }                              401 401 401 401 401 404 404 all all
registrations { items { reference } }                              401 401 401 401 401 own own all all
registrations(_id: "{paid}") { items { reference } }               401 401 401 401 401 own own all all
allRegistrations { reference }                                     401 401 401 401 401 own own all all
registration(id: "{paid}") { reference }                           401 401 401 401 401 404 404 all all
registrationPayment(id: "{unpaid}") { status }                     401 401 401 401 401 404 404 all all
waitingListEntries { items { _id } }                               401 401 401 401 401 own own all all
registrationTotals { all }                                         401 401 401 401 401 own own all all
invoices { items { number } }                                      401 401 401 401 401 own own all all
allInvoices { number }                                             401 401 401 401 401 own own all all
invoice(id: "{invoice}") { number }                                401 401 401 401 401 404 404 all all
ownAccountStatement { lines { number } }                           401 401 401 401 401 own own all all
accountStatement(id: "{organisation}") { open }                    401 401 401 401 401 404 404 all all
openInvoices { items { owed } }                                     401 401 401 401 401 403 403 403 403
debtsByAge { items { owed } }                                       401 401 401 401 401 403 403 403 403
openInvoice(id: "{invoice}") { isConsumer }                         401 401 401 401 401 403 403 403 403
reminderSettings { fee }                                            401 401 401 401 401 403 403 403 403
ledgerAccounts { bank }                                             401 401 401 401 401 403 403 403 403
ownPrepaidCards { number }                                         401 401 401 401 401 own own all all
prepaidCards { items { number } }                                  401 401 401 401 401 403 403 403 403
receipts { items { amount } }                                      401 401 401 401 401 403 403 403 403
bankStatements { items { number } }                                401 401 401 401 401 403 403 403 403
bankTransactions { items { amount } }                              401 401 401 401 401 403 403 403 403
mails { items { to } }                                              401 401 401 401 401 403 403 403 403
customers { items { name } }                                       401 401 401 401 401 403 403 403 403
doubles(customer: "{user}") { total }                            401 401 401 401 401 403 403 403 403
customer(id: "{user}") { name }                                    401 401 401 401 401 403 403 403 403
invoiceRecord(id: "{invoice}") { receiver }                         401 401 401 401 401 403 403 403 403
bookings { items { _id } }                                         401 401 401 401 401 own own all all
allBookings { _id }                                                401 401 401 401 401 own own all all
booking(id: "{quoted}") { _id }                                    401 401 401 401 401 404 404 all all
bookingHistory(id: "{quoted}") { status }                          401 401 401 401 401 404 404 all all
bookingPayment(id: "{quoted}") { status }                          401 401 401 401 401 404 404 all all
userBookings(userId: "{user}") { _id }                             401 401 401 401 401 404 404 404 all
certificates { items { _id } }                                     401 401 401 401 401 own own all all
certificate(id: "{certificate}") { code }                          401 401 401 401 401 404 404 all all
allCertificates { code }                                           401 401 401 401 401 own own all all
results { items { score } }                                        401 401 401 401 401 own own all all
attendances { items { day } }                                      401 401 401 401 401 own own all all
organisations { items { name } }                                   401 401 401 401 401 own own all all
organisation(id: "{organisation}") { name }                        401 401 401 401 401 404 404 all all
administrators(id: "{organisation}") { lastName }                  401 401 401 401 401 404 404 all all
organisationContacts(id: "{organisation}") { email }               401 401 401 401 401 404 403 403 all
approvals { _id }                                                  401 401 401 401 401 own 403 403 all
studentUpload(id: "{upload}") { fileName }                         401 401 401 401 401 404 404 404 all
trainingYear(year: {year}) { items { lastName } }                  401 401 401 401 401 own own all all
calendarFeed { address }                                           401 401 401 401 401 own own own all
`

/** Changes of the owner's things, tried by everybody else; the owner's column is left out. */
export const privateMutations = `
updateUser(id: "{user}", input: { firstName: "Gekaapt" }) { _id }                                   401 401 401 401 401 404 404 404
endLoginSession(userId: "{user}", sessionId: "{session}")                                           401 401 401 401 401 404 404 404
endOtherLoginSessions(userId: "{user}")                                                             401 401 401 401 401 404 404 404
startSecondFactor(userId: "{user}", input: { password: "leerplein-demo" }) { isOn }                 401 401 401 401 401 403 403 403
confirmSecondFactor(userId: "{user}", input: { code: "123456" })                                    401 401 401 401 401 403 403 403
removeSecondFactor(userId: "{user}", input: { password: "leerplein-demo", code: "123456" })         401 401 401 401 401 403 403 403
removeColleagueSecondFactor(id: "{user}", input: {})                                                401 401 401 401 401 403 403 403
updatePanelSettings(input: { isSecondFactorDemanded: true }) { isSecondFactorDemanded }             401 401 401 401 401 403 403 403
updateStudent(id: "{student}", input: { firstName: "Gekaapt" }) { _id }                             401 401 401 401 401 404 404 -
deleteStudent(id: "{student}")                                                                      401 401 401 401 401 404 404 -
removeStudents(input: { students: ["{student}"] }) { done }                                         401 401 401 401 401 404 404 -
restoreStudents(input: { students: ["{student}"] }) { done }                                        401 401 401 401 401 404 404 -
inviteStudents(input: { students: ["{student}"] }) { done }                                         401 401 401 401 401 404 404 -
deleteRegistration(id: "{unpaid}")                                                                  401 401 401 401 401 404 404 -
updateRegistration(id: "{unpaid}", input: { reference: "gekaapt" }) { _id }                         401 401 401 401 401 404 404 -
createRegistrationPayment(input: { id: "{unpaid}" }) { redirectUrl }                                401 401 401 401 401 404 404 -
replaceParticipant(id: "{paid}", studentId: "{seated}", input: { student: "{replacement}" })        401 401 401 401 401 404 404 -
replaceParticipant(id: "{paid}", studentId: "{seated}", input: { newStudent: { firstName: "Eva", lastName: "Smet", email: "eva@kaping.test" } }) 401 401 401 401 401 404 404 -
acceptSeatOffer(id: "{waiting}") { _id }                                                            401 401 401 401 401 404 404 -
deleteWaitingListEntry(id: "{waiting}")                                                           401 401 401 401 401 404 404 -
joinWaitingList(input: { session: "{fullSession}", students: ["{student}"] }) { _id }               401 401 401 401 401 404 404 -
approveOffer(input: { _id: "{quoted}" }) { _id }                                                    401 401 401 401 401 404 404 -
updateBooking(id: "{quoted}", input: { status: rejected, reason: "gekaapt" }) { _id }               401 401 401 401 401 404 404 -
deleteBooking(id: "{requested}")                                                                    401 401 401 401 401 403 403 403
createBookingPayment(input: { id: "{payable}" }) { redirectUrl }                                    401 401 401 401 401 404 404 -
updateOrganisation(id: "{organisation}", input: { name: "Gekaapt" }) { _id }                        401 401 401 401 401 404 404 403
deleteOrganisation(id: "{organisation}")                                                            401 401 401 401 401 403 403 403
updateOrganisationContact(id: "{organisation}", userId: "{colleague}", input: { roles: [] }) { _id } 401 401 401 401 401 404 403 403
removeOrganisationContact(id: "{organisation}", userId: "{user}")                                   401 401 401 401 401 404 403 403
decideApproval(id: "{applicant}", input: { approval: approved }) { _id }                            401 401 401 401 401 404 403 403
mapStudentUpload(id: "{upload}", input: { columns: [none] }) { _id }                                401 401 401 401 401 404 404 404
addStudentUpload(id: "{upload}") { _id }                                                            401 401 401 401 401 404 404 404
undoStudentUpload(id: "{upload}") { _id }                                                           401 401 401 401 401 404 404 404
deleteFile(id: "{file}")                                                                            401 401 401 401 401 404 404 -
updateCertificate(id: "{certificate}", input: { firstName: "Gekaapt" }) { _id }                     401 401 401 401 401 403 403 403
updateInvoice(id: "{invoice}", input: { status: paid }) { _id }                                     401 401 401 401 401 403 403 403
`
