/** What refers to a participant: all of it goes along when two become one, and a test reads the database for others. */
export const studentReferences = [
  'users.student_id',
  'memberships.student_id',
  'registration_students.student_id',
  'waiting_list_students.student_id',
  'attendances.student_id',
  'results.student_id',
  'certificates.student_id',
] as const

/** Lists of ids, which the database holds to nothing. */
export const studentLists = ['registration_drafts.students', 'student_uploads.students'] as const
