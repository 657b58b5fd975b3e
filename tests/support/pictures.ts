import sharp from 'sharp'
import type { TestApi } from './api.ts'

interface Look {
  name?: string
  width?: number
  height?: number
  background?: string
}

/** A picture of one colour. */
export async function pictureFile({ name = 'beeld.png', width = 8, height = 6, background = '#c9532b' }: Look = {}) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' })
}

type Headers = Record<string, string>

/** The id of a picture that somebody uploaded. */
export async function newPicture({ api }: TestApi, headers: Headers, look?: Look): Promise<string> {
  const body = new FormData()
  body.append('files', await pictureFile(look))
  const response = await api.fetch(new Request('http://api.test/api/files/upload', { method: 'POST', headers, body }))
  return (await response.json())[0]._id
}

/** What replaces a picture that was seen at that version. */
export async function replacement(look?: Look, said: Record<string, string> = { version: '1' }): Promise<FormData> {
  const body = new FormData()
  body.append('file', await pictureFile(look))
  for (const [name, value] of Object.entries(said)) body.append(name, value)
  return body
}

/** Sends a form in the place of a picture's file. */
export async function sendReplacement({ api }: TestApi, id: string, headers: Headers, body: FormData) {
  const request = new Request(`http://api.test/api/media/${id}/file`, { method: 'POST', headers, body })
  const response = await api.fetch(request)
  return { status: response.status, body: await response.json() }
}

/** The ids of a picture that was replaced, and of the file that it had before. */
export async function replacedPicture(api: TestApi, headers: Headers) {
  const id = await newPicture(api, headers)
  const { body } = await sendReplacement(api, id, headers, await replacement({ background: '#123456' }))
  return { id, former: String(body.former[0]._id), version: Number(body.version) }
}
