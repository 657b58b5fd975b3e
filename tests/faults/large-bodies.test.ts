import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { asHeader, signInAt } from '../support/cookies.ts'
import { test as base, siteProcess } from '../support/site.ts'

const test = base.extend('site', { scope: 'file' }, siteProcess)

const megabyte = 1024 * 1024
const query = 'mutation ($input: UploadFiles_Input) { uploadFiles(input: $input) { _id } }'

const head = [
  ['operations', JSON.stringify({ query, variables: { input: { files: [null] } } })],
  ['map', JSON.stringify({ 0: ['variables.input.files.0'] })],
]
  .map(([name, value]) => `--part\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  .join('')
const file = '--part\r\nContent-Disposition: form-data; name="0"; filename="a.pdf"\r\n\r\n%PDF-1.7'

/** Sends a form of that many megabytes as fast as it is taken; the status of the response, null when the connection ends before. */
async function sendForm(url: string, megabytes: number, headers: Record<string, string>): Promise<number | null> {
  const type = 'multipart/form-data; boundary=part'
  const sent = request(`${url}/graphql`, { method: 'POST', headers: { 'content-type': type, ...headers } })
  let isOver = false
  const status = new Promise<number | null>((resolve) => {
    sent.on('response', (response) => {
      isOver = true
      response.resume()
      resolve(response.statusCode ?? null)
    })
    sent.on('error', () => resolve(null))
    sent.on('close', () => {
      isOver = true
      resolve(null)
    })
  })
  sent.write(head + file)
  const part = Buffer.alloc(megabyte, 'x')
  for (let index = 0; index < megabytes && !isOver; index += 1) {
    if (!sent.write(part)) await Promise.race([once(sent, 'drain'), status])
  }
  sent.end('\r\n--part--\r\n')
  const given = await status
  sent.destroy()
  return given
}

async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}

/** Megabytes that the process had more at most while `work` went on. */
async function growth(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = await memoryOf(pid)
  let most = before
  let isRunning = true
  const watching = (async () => {
    while (isRunning) {
      most = Math.max(most, await memoryOf(pid))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await work()
  isRunning = false
  await watching
  return most - before
}

const guests: Record<string, Record<string, string>> = {
  'without a token': { 'apollo-require-preflight': '1' },
  'with a token that is none': { authorization: 'Bearer none' },
}

test('eight forms of 49 MB from guests are refused before they are read', async ({ site }) => {
  for (const headers of Object.values(guests)) {
    // What the first request ever takes is not what is looked at.
    await sendForm(site.url, 0, headers)
    let statuses: (number | null)[] = []
    const grown = await growth(site.pid, async () => {
      statuses = await Promise.all(Array.from({ length: 8 }, () => sendForm(site.url, 49, headers)))
    })
    expect(statuses.filter((status) => status !== null && status !== 401)).toEqual([])
    expect(statuses).toContain(401)
    expect(grown).toBeLessThan(100)
  }
  expect((await fetch(`${site.url}/health/live`)).status).toBe(200)
})

test('a body of 49 MB that says it is JSON is not read either', async ({ site }) => {
  const grown = await growth(site.pid, async () => {
    const sent = Array.from({ length: 8 }, () => sendForm(site.url, 49, { 'content-type': 'application/json' }))
    expect((await Promise.all(sent)).filter((status) => status !== null && status !== 413)).toEqual([])
  })
  expect(grown).toBeLessThan(100)
})

const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=between'
const participants = '/my-account/participants'

const partsOf = (entries: [name: string, value: string][]) =>
  `${entries
    .map(([name, value]) => `--between\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('')}--between--\r\n`

/** The status that a form gets, of somebody who is signed in. */
async function postAs(url: string, email: string) {
  const headers = { origin: url, cookie: asHeader(await signInAt(url, email)) }
  return async (path: string, type: string, body: string) => {
    const sent = { method: 'POST', redirect: 'manual', body, headers: { ...headers, 'Content-Type': type } } as const
    return (await fetch(url + path, sent)).status
  }
}

test('a form of more than a thousand entries is refused, whatever its length; one of a thousand is read', async ({
  site,
}) => {
  const contact = await postAs(site.url, 'contact@leerplein.test')
  const guest = await postAs(site.url, 'nobody@leerplein.test')
  const posts = [
    ['/login', guest],
    ['/contact', guest],
    [participants, contact],
  ] as const
  for (const [path, post] of posts) {
    expect([path, await post(path, urlencoded, '&a'.repeat(1001))]).toEqual([path, 413])
    const parts = partsOf(Array.from({ length: 1001 }, () => ['a', '']))
    expect([path, await post(path, multipart, parts)]).toEqual([path, 413])
    expect([path, await post(path, 'multipart/form-data; x="; boundary=no"; boundary=between', parts)]).toEqual([
      path,
      400,
    ])
  }
  const chosen = `form=participant-remove${'&students=x'.repeat(999)}`
  expect(await contact(participants, urlencoded, chosen)).not.toBe(413)
})

test('a page that takes a file takes as much of that form alone', async ({ site }) => {
  const post = await postAs(site.url, 'contact@leerplein.test')
  const long = 'x'.repeat(2 * megabyte)
  expect(await post(participants, urlencoded, `form=participants-upload&file=${long}`)).toBe(413)
  for (const form of ['participant', 'participant-remove', 'another']) {
    const entries: [string, string][] = [
      ['form', form],
      ['id', long],
    ]
    expect([form, await post(participants, multipart, partsOf(entries))]).toEqual([form, 413])
  }
  const csv = partsOf([['form', 'participants-upload']]).replace('--between--\r\n', '')
  const rows = `voornaam;naam;e-mail\r\n${'\r\n'.repeat(megabyte)}`
  const file = `--between\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${rows}\r\n--between--\r\n`
  expect([303, 422]).toContain(await post(participants, multipart, csv + file))
})

test('a call that takes files reads no other form, and no thousand entries', async ({ site }) => {
  const login = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'private@leerplein.test', password: 'leerplein-demo' }),
  })
  const { token } = await login.json()
  const send = async (path: string, type: string, body: string) => {
    const headers = { Authorization: `Bearer ${token.accessToken}`, 'Content-Type': type }
    return (await fetch(`${site.url}/api${path}`, { method: 'POST', headers, body })).status
  }
  for (const path of ['/files/upload', '/users/student/upload', '/student-uploads']) {
    expect([path, await send(path, urlencoded, '&a'.repeat(megabyte / 2))]).toEqual([path, 415])
    expect([path, await send(path, multipart, partsOf(Array.from({ length: 1001 }, () => ['a', ''])))]).toEqual([
      path,
      413,
    ])
  }
})
