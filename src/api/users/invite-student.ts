import { eq } from 'drizzle-orm'
import type { NewUser, User } from '../../../schemas/user.ts'
import { organisations, students } from '../../db/tables.ts'
import type { ApiContext, Principal } from '../context.ts'
import { assertMayInvite } from '../mails/assert-may-invite.ts'
import { addStudent } from '../students/add-student.ts'
import { studentOwner } from '../students/student-owner.ts'

/** A participant of the caller's; it has no account, so what is told of one stays empty. */
export async function inviteStudent(context: ApiContext, inviter: Principal, input: NewUser): Promise<User> {
  const { email, firstName, lastName, phone, language, sendMail = true, organisation } = input
  if (sendMail) await assertMayInvite(context, inviter, email)
  const asked = typeof organisation === 'string' ? organisation : organisation?._id
  return context.db.transaction(async (tx) => {
    const owner = await studentOwner(tx, inviter, asked)
    const person = { email, firstName, lastName, phone: phone ?? null, ...(language && { language }), sendMail }
    const id = await addStudent(tx, context, owner, person)
    const [row] = await tx
      .select({ student: students, organisation: organisations })
      .from(students)
      .leftJoin(organisations, eq(organisations.id, students.organisationId))
      .where(eq(students.id, id))
    if (!row) throw new Error('A participant was not added')
    const { student } = row
    return {
      _id: student.id,
      email: student.email,
      username: student.email,
      firstName: student.firstName,
      lastName: student.lastName,
      phone: student.phone,
      ...{ address: null, zip: null, city: null, country: null },
      role: 'STUDENT',
      language: student.language,
      active: false,
      emailVerified: false,
      newEmail: null,
      allowMarketing: false,
      isPrivatePerson: !row.organisation,
      approval: 'approved',
      organisation: row.organisation && presentOrganisation(row.organisation),
      contact: null,
      student: {
        _id: student.id,
        status: student.status,
        dateOfBirth: student.dateOfBirth,
        birthPlace: student.birthPlace,
      },
      trainer: null,
    }
  })
}

const presentOrganisation = (organisation: typeof organisations.$inferSelect) => ({
  _id: organisation.id,
  name: organisation.name,
  vat: organisation.vat,
  address: organisation.address,
  zip: organisation.zip,
  city: organisation.city,
  country: organisation.country,
  reference: organisation.reference,
})
