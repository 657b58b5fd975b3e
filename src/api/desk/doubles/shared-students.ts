import { type SQL, sql } from 'drizzle-orm'
import type { Pair } from './pair.ts'

/** Participants that both organisations have, by their address: an organisation has each once, so these are merged too. */
export const sharedStudents = ({ kept, dropped }: Pair): SQL => sql`
  select stays.id as kept, goes.id as dropped from students stays join students goes
    on lower(stays.email) = lower(goes.email) and stays.status <> 'deleted' and goes.status <> 'deleted'
  where stays.organisation_id = ${kept} and goes.organisation_id = ${dropped}`
