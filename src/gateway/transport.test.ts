import { expect, test } from 'vitest'
import { forwardedHeaders } from '../config.ts'
import { createContext } from './context.ts'
import { fetch } from './transport.ts'

test('the API hears where the caller is, in which language and as which request, and nothing else of it', async () => {
  const heard: Record<string, string>[] = []
  const upstream = async (request: Request) => {
    heard.push(Object.fromEntries(request.headers))
    return Response.json({})
  }
  const known = { 'accept-language': 'fr', 'user-agent': 'a', 'x-client-address': '10.1.2.3', 'x-request-id': 'r' }
  const headers = forwardedHeaders(new Headers({ ...known, cookie: 'refreshToken=secret' }))
  await fetch('http://api.internal/api/auth/login', { method: 'POST' }, createContext({ upstream, headers }))
  await fetch('http://api.internal/api/auth/login', { method: 'POST' }, createContext({ upstream }))
  expect(heard).toEqual([known, {}])
})
