/** What refers to an organisation, and goes along as it is when two become one. */
export const organisationReferences = [
  'students.organisation_id',
  'registrations.organisation_id',
  'bookings.organisation_id',
  'waiting_list_entries.organisation_id',
  'invoices.organisation_id',
  'files.organisation_id',
  'student_uploads.organisation_id',
] as const

/** What refers to somebody's membership of one, which is joined to that of the other first (merge-organisations.ts). */
export const membershipReferences = [
  'users.organisation_id',
  'registration_drafts.organisation_id',
  'calendar_feeds.organisation_id',
] as const
