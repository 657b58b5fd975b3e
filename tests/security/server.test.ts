import { expect } from 'vitest'
import { rawRequest } from '../support/raw-request.ts'
import { test } from '../support/site.ts'

const own = [
  '/.git/HEAD',
  '/.env',
  '/package.json',
  '/src/main/start.ts',
  '/assets/',
  '/assets/../../package.json',
  '/images/',
  '/files',
]

test('nothing of the project’s own files is served', async ({ site }) => {
  for (const path of own) expect([path, (await rawRequest(site.url, path)).status]).toEqual([path, 404])
})
