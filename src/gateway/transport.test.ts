import { expect, test } from 'vitest'
import { createContext } from './context.ts'
import { fetch } from './transport.ts'

test.each([['10.1.2.3'], [undefined]])('the API hears that the caller is at %s', async (clientAddress) => {
  const heard: (string | null)[] = []
  const upstream = async (request: Request) => {
    heard.push(request.headers.get('x-client-address'))
    return Response.json({})
  }
  await fetch('http://api.internal/api/auth/login', { method: 'POST' }, createContext({ upstream, clientAddress }))
  expect(heard).toEqual([clientAddress ?? null])
})
