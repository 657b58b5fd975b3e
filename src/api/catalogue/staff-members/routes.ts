import { newStaffMember, staffMember } from '../../../../schemas/site-content.ts'
import { staffMembers } from '../../../db/tables.ts'
import { editors, pictureOf, resourceRoutes } from '../../platform/index.ts'

const staffMemberColumns = {
  _id: staffMembers.id,
  name: staffMembers.name,
  role: staffMembers.role,
  bio: staffMembers.bio,
  email: staffMembers.email,
  avatar: pictureOf(staffMembers.avatarId),
  sequence: staffMembers.sequence,
}

/** The team, in the order editors gave them; the site asks for /all (spec section 7). */
export const staffMemberRoutes = resourceRoutes({
  names: ['staffMember', 'staffMembers'],
  words: {
    one: 'a member of staff',
    many: 'members of staff',
    about: 'The team as the site shows it, in the order that editors gave it.',
  },
  access: { read: 'everyone', create: editors, update: editors, delete: editors },
  table: staffMembers,
  columns: staffMemberColumns,
  filters: {
    _id: { kind: 'id', column: staffMembers.id },
    name: { kind: 'text', column: staffMembers.name },
    role: { kind: 'localized', column: staffMembers.role },
    bio: { kind: 'localized', column: staffMembers.bio },
    email: { kind: 'text', column: staffMembers.email },
    sequence: { kind: 'number', column: staffMembers.sequence },
  },
  sort: [['sequence', 'ASC']],
  schema: staffMember,
  input: newStaffMember,
  toRow: ({ avatar, ...row }) => (avatar === undefined ? row : { ...row, avatarId: avatar }),
})
