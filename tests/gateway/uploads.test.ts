import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpUpstream } from '../../src/gateway/http-upstream.ts'
import { startApi, type TestApi } from '../support/api.ts'
import { graphqlForm } from '../support/graphql-upload.ts'
import { newSession } from '../support/training.ts'
import { openGateway } from './open-gateway.ts'

type Gateway = Awaited<ReturnType<typeof openGateway>>

const uploadFiles = `mutation ($input: UploadFiles_Input) {
  uploadFiles(input: $input) { _id name mimeType size url }
}`
const uploadStudents = `mutation ($input: UploadStudents_Input) {
  uploadStudents(input: $input) { created students { firstName email } errors { row field message } }
}`

let api: TestApi
let server: Server
let gateways: Record<string, Gateway>
let contact: Record<string, string>
beforeAll(async () => {
  api = await startApi()
  contact = await api.as('CONTACT')
  const upstream = async (request: Request) => api.api.fetch(request)
  server = createServer(getRequestListener((request) => api.api.fetch(request))).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  gateways = {
    'in process': await openGateway({ upstream }),
    'over HTTP': await openGateway({ upstream: httpUpstream(`http://127.0.0.1:${port}`) }),
  }
})
afterAll(async () => {
  server.close()
  await api.stop()
})

async function send(gateway: Gateway | undefined, body: BodyInit, given: Record<string, string> = contact) {
  // As bytes: a stream that nobody reads to its end complains.
  const whole = new Response(body)
  const type = body instanceof FormData && { 'content-type': whole.headers.get('content-type') ?? '' }
  const headers = { ...given, ...type }
  const request = { method: 'POST', headers, body: await whole.arrayBuffer() }
  const response = await gateway?.handle(new Request('http://site.test/graphql', request))
  return { status: response?.status, errors: [], ...(await response?.json()) }
}

const placesOf = (files: File[]) => Object.fromEntries(files.map((file, index) => [`input.files.${index}`, file]))
const upload = (gateway: Gateway | undefined, files: File[], headers?: Record<string, string>) =>
  send(gateway, graphqlForm(uploadFiles, { input: { files: files.map(() => null) } }, placesOf(files)), headers)

async function bytesOf(url: string) {
  const response = await api.api.fetch(new Request(`http://api.test${url}`, { headers: contact }))
  return Buffer.from(await response.arrayBuffer())
}

const megabyte = 1024 * 1024
/** Random bytes, which nobody looks at after the first five. */
const pdf = (size: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size - 9)])
const csv = (...rows: string[]) => new File([['voornaam;naam;e-mail', ...rows].join('\n')], 'deelnemers.csv')

describe.each(['in process', 'over HTTP'])('%s', (how) => {
  test.each([
    ['one byte', Buffer.from('a'), 'text/plain; charset=utf-8'],
    ['some text', Buffer.from('naam;plaats\r\nZoë;Liège\r\n--x--\r\n'), 'text/plain; charset=utf-8'],
    ['a kilobyte', pdf(1024), 'application/pdf'],
    ['what ends in line ends', Buffer.concat([pdf(2000), Buffer.from('\r\n\r\n')]), 'application/pdf'],
    ['three megabytes', pdf(3 * megabyte), 'application/pdf'],
    ['nineteen megabytes', pdf(19 * megabyte), 'application/pdf'],
  ])('a file of %s is kept byte for byte', async (_, bytes, mimeType) => {
    const { data, errors } = await upload(gateways[how], [new File([bytes], 'stuk', { type: 'image/png' })])
    expect(errors).toEqual([])
    const [file] = data.uploadFiles
    expect(file).toMatchObject({ mimeType, size: bytes.length })
    expect((await bytesOf(file.url)).equals(bytes)).toBe(true)
  })

  test('several files keep their order and their names', async () => {
    const names = ['één.pdf', 'überschrift "2".pdf', '名前.pdf', 'prix 5 €, 50%.pdf', '🙂.pdf']
    const contents = names.map((_, index) => pdf(100 + index))
    const { data, errors } = await upload(
      gateways[how],
      names.map((name, index) => new File([contents[index] ?? ''], name)),
    )
    expect(errors).toEqual([])
    expect(data.uploadFiles.map((file: { name: string }) => file.name)).toEqual(names)
    for (const [index, { url }] of data.uploadFiles.entries()) {
      expect((await bytesOf(url)).equals(contents[index] ?? Buffer.of())).toBe(true)
    }
  })

  test.each(['png', 'jpeg'] as const)('a large picture (%s) arrives whole', async (format) => {
    const raw = { width: 1000, height: 1000, channels: 3 } as const
    const picture = await sharp(randomBytes(3 * megabyte).subarray(0, 3_000_000), { raw })
      .toFormat(format)
      .toBuffer()
    const { data, errors } = await upload(gateways[how], [new File([new Uint8Array(picture)], 'foto')])
    expect(errors).toEqual([])
    const kept = await bytesOf(data.uploadFiles[0].url)
    expect(await sharp(kept).metadata()).toMatchObject({ format, width: 1000, height: 1000 })
    // As REST keeps it: made anew, from the same bytes.
    const form = new FormData()
    form.append('files', new File([new Uint8Array(picture)], 'foto'))
    const direct = await api.api.fetch(
      new Request('http://api.test/api/files/upload', { method: 'POST', headers: contact, body: form }),
    )
    const [{ url }] = await direct.json()
    expect(kept.equals(await bytesOf(url))).toBe(true)
  })

  test('a file goes to the thing that its path names, and to no other path', async () => {
    const add =
      'mutation ($id: String!, $input: AddSessionFiles_Input) { addSessionFiles(id: $id, input: $input) { name } }'
    const staff = await api.as('STAFF')
    const file = new File(['a'], 'a.txt')
    const addTo = (id: string) =>
      send(gateways[how], graphqlForm(add, { id, input: { files: [null] } }, placesOf([file])), staff)
    const session = await newSession(api)
    expect((await addTo(session)).data.addSessionFiles).toEqual([{ name: 'a.txt' }])
    for (const other of [`x/../${session}`, `${session}?`, '..', randomUUID()])
      expect((await addTo(other)).errors[0].extensions.status).toBe(404)
    expect((await api.get(`/sessions/${session}/files`, staff)).body).toHaveLength(1)
  })

  test('what REST refuses is an error with its message', async () => {
    const empty = await upload(gateways[how], [new File([], 'leeg.txt')])
    expect(empty.errors[0]).toMatchObject({ path: ['uploadFiles'], extensions: { status: 400, code: 'BAD_REQUEST' } })
    const program = await upload(gateways[how], [new File([new Uint8Array([0x4d, 0x5a, 0, 1])], 'foto.png')])
    expect(program.errors[0].extensions.status).toBe(415)
    const visitor = await upload(gateways[how], [new File(['a'], 'a')], { 'apollo-require-preflight': '1' })
    expect(visitor.errors[0].extensions).toEqual({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('participants come in, and the good rows of a bad file only when asked for', async () => {
    const email = `${randomUUID()}@deelnemer.test`
    const file = csv(`Zoë;Maes;${email}`, 'An;Claes;geen adres')
    const ask = (input: object) =>
      send(gateways[how], graphqlForm(uploadStudents, { input: { ...input, file: null } }, { 'input.file': file }))
    const rejected = await ask({})
    expect(rejected.errors[0].extensions.status).toBe(400)
    const { data } = await ask({ acceptPartial: 'true' })
    expect(data.uploadStudents).toMatchObject({
      created: 1,
      students: [{ firstName: 'Zoë', email }],
      errors: expect.arrayContaining([expect.objectContaining({ row: 3, field: 'email' })]),
    })
  })

  test('staff say whose participants they are', async () => {
    const [organisation] = (await api.get('/organisations/all', await api.as('STAFF'))).body
    const email = `${randomUUID()}@deelnemer.test`
    const input = { file: null, organisation: organisation._id }
    const form = graphqlForm(uploadStudents, { input }, { 'input.file': csv(`An;Maes;${email}`) })
    const { errors } = await send(gateways[how], form, await api.as('STAFF'))
    expect(errors).toEqual([])
    const { body } = await api.get(`/students/all?email=${email}`, await api.as('STAFF'))
    expect(body).toMatchObject([{ organisation: organisation._id }])
  })
})

describe('what is no such request', () => {
  const file = new File(['a'], 'a.txt')
  const one = { 'input.files.0': file }
  const variables = { input: { files: [null] } }
  const form = (parts: { operations?: unknown; map?: unknown }) => graphqlForm(uploadFiles, variables, one, parts)
  const operations = { query: uploadFiles, variables }

  test.each<[string, () => BodyInit, number]>([
    ['a batch', () => form({ operations: [operations] }), 400],
    ['a map to nowhere', () => form({ map: { 0: ['variables.input.nope'] } }), 400],
    ['a map beside the variables', () => form({ map: { 0: ['query'] } }), 400],
    ['a map into what all objects share', () => form({ map: { 0: ['variables.__proto__.polluted'] } }), 400],
    ['a map to what has a value', () => form({ operations: { ...operations, variables: { input: 1 } } }), 400],
    ['a map without its file', () => form({ map: { 7: ['variables.input.files.0'] } }), 400],
    ['a file at two places', () => form({ map: { 0: ['variables.input.files.0', 'variables.input.files.1'] } }), 400],
    ['a map that is a text', () => form({ map: { 0: 'variables.input.files.0' } }), 400],
    ['no operations', () => new FormData(), 400],
    ['a long query', () => form({ operations: { query: `${uploadFiles} #${'x'.repeat(100_000)}` } }), 413],
    [
      'eleven files',
      () => {
        const files = Array.from({ length: 11 }, () => file)
        return graphqlForm(uploadFiles, { input: { files: files.map(() => null) } }, placesOf(files))
      },
      400,
    ],
    [
      'more than fifty megabytes',
      () => graphqlForm(uploadFiles, variables, { 'input.files.0': new File([pdf(51 * megabyte)], 'a') }),
      413,
    ],
  ])('%s is refused', async (_, body, status) => {
    const response = await send(gateways['in process'], body())
    expect(response.status).toBe(status)
    expect(response.data).toBeUndefined()
  })

  test('a form that is broken is refused', async () => {
    for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
      const response = await send(gateways['in process'], 'no form', { ...contact, 'content-type': type })
      expect(response.status).toBe(400)
    }
  })

  test('a form that another site could send is refused', async () => {
    expect((await upload(gateways['in process'], [file], {})).status).toBe(415)
  })

  test('files are sent as files', async () => {
    const { ask } = gateways['in process'] ?? (await openGateway({ upstream: async (r) => api.api.fetch(r) }))
    const { errors } = await ask({ query: uploadFiles, variables: { input: { files: ['a'] } } }, contact)
    expect(errors[0]?.extensions).toEqual({ status: 400, code: 'BAD_REQUEST' })
  })
})
