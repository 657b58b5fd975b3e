import { cookies } from 'next/headers'
import { cache } from 'react'

const accessToken = async () => (await cookies()).get('accessToken')?.value

async function call(path, query, options) {
  const response = await fetch(`${process.env.API_URL}/api${path}?${new URLSearchParams(query)}`, options)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return response.json()
}

/** What everybody sees. */
export const readPublic = (path, query) => call(path, query, { cache: 'no-store' })

/** A text that stands on every page: kept as long as the bench says, which is no time where nothing is to be kept. */
export const readKept = (path, query) => call(path, query, { next: { revalidate: Number(process.env.KEEP_SECONDS) } })

/** What the visitor sees, by their token. */
export const read = async (path, query) =>
  call(path, query, { cache: 'no-store', headers: { Authorization: `Bearer ${await accessToken()}` } })

/** Who is signed in, once for all that is drawn of a page. */
export const visitor = cache(async () => {
  const { sub } = JSON.parse(Buffer.from((await accessToken()).split('.')[1], 'base64url').toString())
  return read(`/users/me/${sub}`)
})
