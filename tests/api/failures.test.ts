import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'
import { apiOn, startApi } from '../support/api.ts'

test('what nobody foresaw is logged and tells nothing', async () => {
  const api = await startApi()
  await api.pool.query('alter table faqs rename column answer to answers')
  expect(await api.get('/faqs')).toMatchObject({
    status: 500,
    body: { statusCode: 500, message: 'Internal server error' },
  })
  expect(api.logged).toHaveLength(1)
  await api.stop()
})

test('a database that cannot be reached is a calm 503', async () => {
  const api = apiOn('postgres://nobody@127.0.0.1:9/nothing', tmpdir())
  for (const path of ['/faqs', '/courses/filteredCourses', '/static-contents/homepage', '/sessions/1']) {
    const { status, body } = await api.get(path)
    expect({ path, status }).toEqual({ path, status: path === '/sessions/1' ? 404 : 503 })
    expect(JSON.stringify(body)).not.toMatch(/127|select|ECONN/)
  }
  const login = await api.send('POST', '/auth/login', { email: 'a@b.be', password: 'x' })
  expect(login).toMatchObject({
    status: 503,
    body: { statusCode: 503, message: 'The service is temporarily unavailable' },
  })
  await api.stop()
})

test('a file is given as it was stored, and only when it is there', async () => {
  const api = await startApi()
  const [{ id }] = (await api.pool.query('select id from files limit 1')).rows
  const { status, headers } = await api.get(`/files/${id}`)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('image/png')
  expect((await api.get('/files/00000000-0000-4000-8000-000000000000')).status).toBe(404)
  expect((await api.get('/files/..%2f..%2fetc%2fpasswd')).status).toBe(404)
  await api.stop()
})
