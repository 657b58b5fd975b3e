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

test('a method that a path does not have is a 405 that names those it has', async () => {
  const api = apiOn('postgres://nobody@127.0.0.1:9/nothing', tmpdir())
  const allowed = async (method: string, path: string) => {
    const { status, headers, body } = await api.send(method, path)
    return [status, headers.get('allow'), body.message]
  }
  const message = 'This method is not allowed here'
  expect(await allowed('PUT', '/faqs')).toEqual([405, 'GET, HEAD, POST', message])
  expect(await allowed('PUT', '/faqs/1')).toEqual([405, 'DELETE, GET, HEAD, PATCH', message])
  expect(await allowed('GET', '/auth/login')).toEqual([405, 'POST', message])
  expect(await allowed('GET', '/nothing')).toEqual([404, null, 'Not found'])
  await api.stop()
})

test('a body of a type that nobody reads is a 415', async () => {
  const api = apiOn('postgres://nobody@127.0.0.1:9/nothing', tmpdir())
  const login = (type: string) => api.send('POST', '/auth/login', '{"email":"a@b.be"}', { 'Content-Type': type })
  expect((await login('text/plain')).body).toEqual({ statusCode: 415, message: 'The request body must be JSON' })
  expect((await login('application/x-www-form-urlencoded')).status).toBe(415)
  expect((await login('application/json; charset=utf-8')).status).toBe(400)
  await api.stop()
})
