export { registrationSteps } from './account-registrations.ts'
export { billingSettingsRoutes } from './billing-settings.ts'
export { calendarFeedRoutes } from './calendar-feeds.ts'
export { cancel } from './cancel.ts'
export { cancelSession } from './cancel-session.ts'
export { cancellationRoutes } from './cancellation-routes.ts'
export { cancellationTermsRoutes } from './cancellation-terms.ts'
export { registerIn } from './create-registration.ts'
export { confirmSession, decideSessions } from './decide-sessions.ts'
export { discountCodeRoutes } from './discount-codes.ts'
export { registrationDraftRoutes } from './draft-routes.ts'
export { expireRegistrations } from './expire-registrations.ts'
export { draftLife } from './find-draft.ts'
export { teaching } from './lessons.ts'
export {
  assertVisible,
  isConfirmed,
  isForgotten,
  loadRegistration,
  lockSession,
  visibleRegistrations,
} from './load-registration.ts'
export { heldRegistrations, registrationSeatMails } from './mail-registration.ts'
export { move } from './move.ts'
export { moveRoutes } from './moves.ts'
export { billedOf, planCancellation } from './plan-cancellation.ts'
export { mailPractical, practicalVersion, resendPractical, runs, surelySeated } from './practical-mails.ts'
export { prepaidCardRoutes } from './prepaid-cards.ts'
export {
  achievements,
  attendedDays,
  hasAttest,
  isCanceled,
  isPayable,
  practicalFacts,
  presentPractical,
  presentSession,
} from './present-registration.ts'
export { registrationOrders } from './registration-orders.ts'
export { registrationRoutes } from './registration-routes.ts'
export { remindSubsidies } from './remind-subsidies.ts'
export { remindUnpaid } from './remind-unpaid.ts'
export { endHopelessChoices, endSessionChoices, sessionChoiceRoutes } from './session-choices.ts'
export { sessionPlanningRoutes } from './session-clashes.ts'
export { sessionEditingRoutes } from './session-editing-routes.ts'
export { findSessionTexts } from './session-texts.ts'
export { conditionsOfSessions, getSession, plannedSessionSort, plannedSessionSorts, sessionRoutes } from './sessions.ts'
export { trainerCalendarRoutes } from './trainer-calendar.ts'
export { mailTrainers, teaches, trainerLinkRoutes } from './trainer-links.ts'
export { sessionRequestRoutes, trainerRequestRoutes } from './trainer-request-routes.ts'
export { remindTrainingLeave } from './training-leave.ts'
export { trainingYearRoutes } from './training-years.ts'
export { changeSessions, recordAgreed, recordReason } from './transition-registration.ts'
export { updateRegistration } from './update-registration.ts'
export { mailSeatOffer } from './waiting-list-mails.ts'
export { closeWaitingList, refreshWaitingLists } from './waiting-list-offers.ts'
export { waitingListRoutes } from './waiting-list-routes.ts'
