import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { s3Storage } from './s3.ts'

const objects = new Map<string, Buffer>()
let buckets: Set<string>
let server: Server
let endpoint: string

const failure = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message></Error>`

/** The few calls of S3 that are made, answered as S3 answers them; who does not sign is refused. */
beforeEach(async () => {
  buckets = new Set()
  objects.clear()
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3.test')
    const [, bucket = '', key] = pathname.split('/')
    const isSigned =
      request.headers.authorization?.startsWith('AWS4-HMAC-SHA256') || searchParams.has('X-Amz-Signature')
    if (!isSigned) return response.writeHead(403).end(failure('AccessDenied'))
    if (request.method === 'PUT' && !key) buckets.add(bucket)
    else if (!buckets.has(bucket)) return response.writeHead(404).end(failure('NoSuchBucket'))
    else if (request.method === 'PUT') objects.set(pathname, Buffer.concat(chunks))
    else if (request.method === 'DELETE') objects.delete(pathname)
    else if (!objects.has(pathname)) return response.writeHead(404).end(failure('NoSuchKey'))
    const type = searchParams.get('response-content-type')
    response.writeHead(request.method === 'DELETE' ? 204 : 200, { ...(type && { 'Content-Type': type }) })
    return response.end(request.method === 'GET' ? objects.get(pathname) : undefined)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => new Promise((done) => server.close(done)))

const storage = () =>
  s3Storage({ endpoint, region: 'eu-west-1', accessKeyId: 'key', secretAccessKey: 'a secret of forty letters or so' })

test('a file is stored in a bucket that did not exist, read back byte for byte and deleted', async () => {
  const id = randomUUID()
  const bytes = Buffer.from(Array.from({ length: 300 }, (_, index) => index % 256))
  await storage().put(id, bytes)
  expect(await storage().get(id)).toEqual(bytes)
  await storage().delete(id)
  expect(await storage().get(id)).toBeNull()
})

test('a link is signed, and says how a browser is to take the file', async () => {
  const id = randomUUID()
  await storage().put(id, Buffer.from('text'))
  const options = {
    signedAt: new Date('2026-11-21T20:00:00Z'),
    expiry: 43_200,
    contentType: 'text/plain',
    contentDisposition: 'attachment',
  }
  const link = new URL((await storage().link(id, options)) ?? '')
  expect(link.searchParams.get('X-Amz-Expires')).toBe('43200')
  expect(link.searchParams.get('response-content-disposition')).toBe('attachment')
  expect((await storage().link(id, options)) ?? '').toBe(link.href)
  const response = await fetch(link)
  expect(response.headers.get('content-type')).toBe('text/plain')
  expect(await response.text()).toBe('text')
})

test.each(['../../etc/passwd', '', 'a/b'])('refuses the id %j', async (id) => {
  await expect(storage().get(id)).rejects.toThrow('UUID')
})
