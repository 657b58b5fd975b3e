import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addJob } from '../../src/db/add-job.ts'
import { startApi, type TestApi } from '../support/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ jobs: true })
})
afterAll(() => api.stop())

describe('jobs', () => {
  it('are done soon after they were added', async () => {
    await addJob(api.db, 'unlock-jobs', null)
    await api.jobsDone()
    expect(api.logged).toEqual([])
  })
})
