import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rows, tables and turns that wait for others, in statements and as the query builder says them. */
const locking =
  /\.for\(\s*['"`]|\bfor\s+(?:no\s+key\s+update|update|key\s+share|share)\b|\block\s+table\b|pg_advisory\w*\(/i
/** Words that no statement has: `for update`'s own, in a sentence. */
const isSentence = (line: string) => /^\s*(?:\/\/|\/\*\*|\*)/.test(line)

const lockIn = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .some((line) => !isSentence(line) && locking.test(line))

/** What holds a lock beyond one transaction, or where no API runs yet. */
const otherwise = {
  'src/db/migrate.ts': 'one process brings the tables up to date',
  'src/demo/seed.ts': 'one process fills an empty database',
  'src/jobs/unlock-jobs.ts': 'a worker shows as long as it lives that it does',
}

test('rows are locked by one function, in one order', () => {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\.gen\.|src\/ui\/gql\//.test(file))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter(lockIn).sort()).toEqual(['src/api/platform/lock.ts', ...Object.keys(otherwise)].sort())
})

test.each([
  ".for('update', { of: users })",
  '.for("share")',
  'select from users order by id for no key update`)',
  'for update',
  'FOR KEY SHARE',
  'lock table a, b in share mode',
  'select pg_advisory_xact_lock(1)',
])('knows %s', (statement) => {
  expect(statement).toMatch(locking)
})
