import sharp from 'sharp'
import { expect } from 'vitest'
import { loginAsEditor, openEditor, uploadPicture } from '../support/editor.ts'
import { pictureFile, replacement } from '../support/pictures.ts'
import { test as base, startSiteProcess } from '../support/site.ts'

/** Two processes on one database. */
const test = base.extend('sites', { scope: 'file' }, async ({ database }, { onCleanup }) => {
  const sites = await Promise.all([startSiteProcess(database), startSiteProcess(database)])
  onCleanup(async () => {
    await Promise.all(sites.map(({ stop }) => stop()))
  })
  return sites
})

const forEver = 'public, max-age=31536000, immutable'
const addressIn = (html: string, id: string) => new RegExp(`src="(/images/${id}[^"]*)"`).exec(html)?.[1]

async function pictureAt(url: string, address: string, etag = '') {
  const response = await fetch(url + address, { headers: { 'If-None-Match': etag } })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { headers, status } = response
  const told = { status, kept: headers.get('cache-control'), etag: headers.get('etag') ?? '' }
  if (status !== 200) return told
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  return { ...told, isBlue: Number(data[2]) > Number(data[0]) }
}

test('once a picture is replaced, pages and pictures of every process are new, and no cache lies', async ({
  sites,
}) => {
  const [one, other] = sites.map(({ url }) => url)
  if (!one || !other) throw new Error('no sites')
  for (const url of [one, other]) await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200)
  const id = await uploadPicture(one, 'plein.png')
  await (await openEditor(one, 'banner')).change(({ data }) => ({
    data: Object.fromEntries(Object.entries(data).map(([locale, values]) => [locale, { ...values, image: id }])),
  }))
  const text = `![Het plein](/images/${id}?w=400&f=png)`
  await (await openEditor(one, 'coaching')).change(({ layout }) => ({
    layout: [...layout, { id: 'square', block: 'rich-text', data: { nl: { title: 'Plein', text } } }],
  }))
  const shownAt = async (url: string, path: string) => {
    const address = addressIn(await (await fetch(url + path)).text(), id)?.replaceAll('&amp;', '&') ?? ''
    return { address, ...(await pictureAt(url, address)) }
  }
  const seen = { status: 200, isBlue: false }
  const before = await Promise.all([one, other].map((url) => shownAt(url, '/')))
  for (const shown of before) expect(shown).toMatchObject({ ...seen, kept: forEver })
  const bare = await shownAt(one, '/coaching')
  expect(bare).toMatchObject({ ...seen, kept: 'public, no-cache' })
  expect(await pictureAt(one, bare.address, bare.etag)).toMatchObject({ status: 304 })

  const headers = { authorization: `Bearer ${(await loginAsEditor(one)).accessToken}` }
  const look = { name: 'plein.png', width: 400, height: 300, background: '#2244cc' }
  const body = await replacement(look)
  expect((await fetch(`${one}/api/media/${id}/file`, { method: 'POST', headers, body })).status).toBe(200)
  for (const url of [one, other]) {
    const shown = await shownAt(url, '/')
    expect(shown).toMatchObject({ status: 200, isBlue: true, kept: forEver })
    expect(shown.address).not.toBe(before[0]?.address)
    // A page that was open before still asks for the old one.
    const old = before[0]?.address ?? ''
    expect(await pictureAt(url, old)).toMatchObject({ status: 200, isBlue: true, kept: 'public, no-cache' })
    expect(await shownAt(url, '/coaching')).toMatchObject({ isBlue: true })
    expect(await pictureAt(url, bare.address, bare.etag)).toMatchObject({ status: 200, isBlue: true })
  }
})

test('a picture that is none is refused by the gateway at its field too', async ({ sites: [site] }) => {
  const url = site?.url ?? ''
  const id = await uploadPicture(url, 'veld.png')
  const query =
    'mutation ($id: String!, $input: ReplacePicture_Input!) { replacePicture(id: $id, input: $input) { url } }'
  const send = async (file: File) => {
    const body = new FormData()
    body.append('operations', JSON.stringify({ query, variables: { id, input: { file: null, version: '1' } } }))
    body.append('map', JSON.stringify({ 0: ['variables.input.file'] }))
    body.append('0', file)
    const authorization = `Bearer ${(await loginAsEditor(url)).accessToken}`
    const headers = { authorization, 'apollo-require-preflight': 'yes' }
    return (await fetch(`${url}/graphql`, { method: 'POST', headers, body })).json()
  }
  const refused = await send(new File(['tekst'], 'veld.png', { type: 'image/png' }))
  expect(refused.errors[0].extensions).toMatchObject({ status: 415, details: [{ path: 'file' }] })
  const { data } = await send(await pictureFile({ width: 400, height: 300 }))
  expect(data.replacePicture).toEqual({ url: `/images/${id}/2` })
})
