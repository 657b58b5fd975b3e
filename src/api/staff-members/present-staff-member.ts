import { staffMembers } from '../../db/tables.ts'
import { pictureOf } from '../present-picture.ts'

export const staffMemberColumns = {
  _id: staffMembers.id,
  name: staffMembers.name,
  role: staffMembers.role,
  bio: staffMembers.bio,
  email: staffMembers.email,
  avatar: pictureOf(staffMembers.avatarId),
  sequence: staffMembers.sequence,
}
