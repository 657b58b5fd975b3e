export { accountColumns, principalOf, signInErrorOf } from './auth/principal.ts'
export { createPrincipals, principalCacheOptions } from './auth/principals.ts'
export { authRoutes } from './auth/routes.ts'
export { ownAccount } from './login-sessions/own-account.ts'
export { loginSessionRoutes } from './login-sessions/routes.ts'
export { membershipInUse } from './memberships/membership-in-use.ts'
export { membershipRoutes } from './memberships/routes.ts'
export { organisationRoutes } from './organisations/routes.ts'
export { panelRoutes } from './panel/routes.ts'
export { secondFactorRoutes } from './second-factors/routes.ts'
export { addStudent } from './students/add-student.ts'
export { assertRoomForStudents } from './students/assert-room-for-students.ts'
export { mailInvitation } from './students/mail-invitation.ts'
export { mayTakePart, ownStudents } from './students/own-students.ts'
export { studentOwner } from './students/student-owner.ts'
export { type AccountSteps, takePart } from './users/account-steps.ts'
export { keepBillingAddress } from './users/keep-billing-address.ts'
export { applicants } from './users/list-approvals.ts'
export { userRoutes } from './users/routes.ts'
export {
  checkRows,
  type GoodRow,
  guessColumns,
  missingFields,
  type RowError,
} from './users/student-upload/check-rows.ts'
export { type Row, readTable } from './users/student-upload/read-table.ts'
export type { Cell } from './users/student-upload/read-workbook.ts'
export { insertStudents, knownEmails } from './users/student-upload/upload-students.ts'
