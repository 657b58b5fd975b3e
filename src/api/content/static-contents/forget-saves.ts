import { sql } from 'drizzle-orm'
import type { ApiContext } from '../../platform/index.ts'
import { mostSaves } from './list-saves.ts'

/** Days for which every step can be read back. */
const days = 30

/**
 * Forgets the steps that nobody can go on from any more, once they are old; whole versions stay. Windows that were
 * closed go too, and addresses of drafts a month after they ended.
 */
export async function forgetSaves({ db }: Pick<ApiContext, 'db'>): Promise<void> {
  await db.execute(sql`delete from static_content_saves as saves using static_contents as contents
    where contents.type = saves.type and saves.version <= contents.newest_version - ${mostSaves}::integer
      and saves.created_at < now() - make_interval(days => ${days})`)
  await db.execute(sql`delete from editor_presences where seen_at < now() - interval '1 day'`)
  await db.execute(sql`delete from preview_links
    where least(expires_at, revoked_at) < now() - make_interval(days => ${days})`)
}
