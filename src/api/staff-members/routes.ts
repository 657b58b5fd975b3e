import { Hono } from 'hono'
import { array } from 'yup'
import { staffMember } from '../../../schemas/site-content.ts'
import { cacheTags } from '../cache-tags.ts'
import { type ApiEnv, contextOf } from '../context.ts'
import { operation } from '../openapi/operation.ts'
import { listStaffMembers } from './list-staff-members.ts'

export const staffMemberRoutes = new Hono<ApiEnv>().get(
  '/all',
  operation({
    id: 'allStaffMembers',
    tag: 'staffMembers',
    summary: 'The team, in order',
    answer: array(staffMember.required()).required(),
  }),
  cacheTags('staff-members'),
  async (c) => c.json(await listStaffMembers(contextOf(c))),
)
