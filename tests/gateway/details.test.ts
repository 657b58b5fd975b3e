import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpUpstream } from '../../src/gateway/http-upstream.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { graphqlForm } from '../support/graphql-upload.ts'
import { openGateway } from './open-gateway.ts'

type Gateway = Awaited<ReturnType<typeof openGateway>>

/** One call that is refused for several fields, and beside it another. */
const query = `mutation ($input: NewNewsletterSubscription_Input, $message: NewContact_Input) {
  first: createNewsletterSubscription(input: $input) { _id }
  second: createContact(input: $message) { _id }
}`
const variables = {
  input: { email: 'nobody' },
  message: { firstName: '', lastName: '', email: 'x', subject: '', message: '', captcha: '' },
}

let api: TestApi
let server: Server
let gateways: Record<string, Gateway>
beforeAll(async () => {
  api = await startApi()
  server = createServer(getRequestListener((request) => api.api.fetch(request))).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const known = { knownDocuments: { own: query } }
  gateways = {
    'in process': await openGateway({ upstream: async (request) => api.api.fetch(request), ...known }),
    'over HTTP': await openGateway({ upstream: httpUpstream(`http://127.0.0.1:${port}`), ...known }),
  }
})
afterAll(async () => {
  server.close()
  await api.stop()
})

async function restDetails(path: string, body: object, language: string) {
  const { details } = (await api.send('POST', path, body, { 'accept-language': language })).body
  return details
}

describe.each(['in process', 'over HTTP'])('%s', (how) => {
  test.each(['nl', 'en', 'fr'])('each refused call says what is wrong with each field, in %s', async (language) => {
    const expected = [
      await restDetails('/newsletter-subscriptions', variables.input, language),
      await restDetails('/contacts', variables.message, language),
    ]
    expect(expected[1].length).toBeGreaterThan(3)
    const headers = { 'accept-language': language }
    const interpreted = await gateways[how]?.ask({ query: `${query} `, variables }, headers)
    const compiled = await gateways[how]?.ask({ query, variables }, headers)
    const { result } =
      (await gateways[how]?.execute(query, variables, { headers: { 'accept-language': language } })) ?? {}
    for (const errors of [interpreted?.errors, compiled?.errors]) {
      expect(errors?.map(({ extensions }) => extensions)).toEqual(
        expected.map((details) => ({ status: 400, code: 'BAD_REQUEST', details })),
      )
    }
    expect(result?.errors.map(({ details }) => details)).toEqual(expected)
  })
})

test('a file that is refused says so too', async () => {
  const document = 'mutation ($input: UploadFiles_Input) { uploadFiles(input: $input) { _id } }'
  const form = graphqlForm(document, { input: { files: [null] } }, { 'input.files.0': new File([], 'leeg.txt') })
  const headers = { ...(await api.as('CONTACT')), 'accept-language': 'en' }
  const request = new Request('http://site.test/graphql', { method: 'POST', headers, body: form })
  const response = await gateways['in process']?.handle(request)
  const { errors } = Object(await response?.json())
  expect(errors[0].extensions.details).toEqual([{ path: 'files.0', message: expect.stringMatching(/empty/i) }])
})
