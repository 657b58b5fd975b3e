export { type AccountSteps, takePart } from './account-steps.ts'
export { addMembership, membershipInUse, speakFor } from './add-membership.ts'
export {
  addOrComplete,
  addStudent,
  assertRoomForStudents,
  mailInvitation,
  mayTakePart,
  ownStudents,
  studentOwner,
  studentsByEmail,
} from './add-student.ts'
export { applicants } from './approvals.ts'
export { authRoutes } from './auth-routes.ts'
export { colleagueRoutes } from './colleagues.ts'
export { findOrganisation, hasName, hasVat, keepBillingAddress } from './find-organisation.ts'
export { loginSessionRoutes, ownAccount } from './login-sessions.ts'
export { membershipRoutes } from './memberships.ts'
export { organisationRoutes } from './organisations.ts'
export { panelRoutes } from './panel-settings.ts'
export { issueResetLink } from './password-reset.ts'
export { accountColumns, createPrincipals, principalCacheOptions, principalOf, signInErrorOf } from './principals.ts'
export type { Cell } from './read-table.ts'
export { type Row, readTable } from './read-table.ts'
export { insertAccount } from './register-user.ts'
export { removeTrainer } from './remove-trainer.ts'
export { recordPanelEvent } from './second-factor.ts'
export { secondFactorRoutes } from './second-factor-routes.ts'
export type { GoodRow, RowError } from './upload-students.ts'
export { checkRows, guessColumns, insertStudents, knownEmails, missingFields } from './upload-students.ts'
export { userRoutes } from './user-routes.ts'
