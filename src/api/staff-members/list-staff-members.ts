import { asc } from 'drizzle-orm'
import { staffMembers } from '../../db/tables.ts'
import type { ApiContext } from '../context.ts'
import { staffMemberColumns } from './present-staff-member.ts'

/** Everybody of the team, in the order editors gave them. */
export const listStaffMembers = ({ db }: ApiContext) =>
  db.select(staffMemberColumns).from(staffMembers).orderBy(asc(staffMembers.sequence), asc(staffMembers.id))
