import type pg from 'pg'
import { vi } from 'vitest'

/**
 * Makes a database tell another time: a now() that is found before PostgreSQL's own. For connections opened later;
 * defaults of columns keep to the real clock.
 */
export async function prepareClock(pool: pg.Pool): Promise<void> {
  await pool.query('create schema clock')
  await setDatabaseClock(pool, 0)
  await pool.query(
    `do $$ begin execute format('alter database %I set search_path = clock, public, pg_catalog', current_database()); end $$`,
  )
}

const setDatabaseClock = (pool: pg.Pool, milliseconds: number) =>
  pool.query(
    `create or replace function clock.now() returns timestamptz language sql stable
     as $$ select pg_catalog.now() + interval '${Math.round(milliseconds)} milliseconds' $$`,
  )

const realNow = Date.now

/** Moves the clock of this process and of a prepared database; `restoreClock` ends it for this process. */
export async function moveClock(pool: pg.Pool, to: Date): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(to)
  await setDatabaseClock(pool, to.getTime() - realNow())
}

export const restoreClock = () => vi.useRealTimers()
