import { extractText, getDocumentProxy } from 'unpdf'
import type { TestApi } from './api.ts'

/** What can be selected and searched in a PDF, with its page count and metadata. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = await document.getMetadata()
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, info: info as { Title?: string; Language?: string } }
}

/** Each piece of text of the first page, where it starts and ends and how high it stands, in points. */
export async function placesIn(bytes: Uint8Array) {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str.trim()
      ? [{ text: item.str, right: item.transform[4] + item.width, height: item.transform[5] }]
      : [],
  )
}

/** The answer of a call that gives bytes. */
export async function getBytes({ api }: Pick<TestApi, 'api'>, path: string, headers: Record<string, string> = {}) {
  const response = await api.fetch(new Request(`http://api.test/api${path}`, { headers }))
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
