import { extractText, getDocumentProxy } from 'unpdf'
import type { TestApi } from './api.ts'

/** What can be selected and searched in a PDF, with its page count and metadata. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const { text, totalPages } = await extractText(document, { mergePages: true })
  const { info } = await document.getMetadata()
  return { text: text.replaceAll(/\s+/g, ' '), pages: totalPages, info: info as { Title?: string; Language?: string } }
}

/** The answer of a call that gives bytes. */
export async function getBytes({ api }: Pick<TestApi, 'api'>, path: string, headers: Record<string, string> = {}) {
  const response = await api.fetch(new Request(`http://api.test/api${path}`, { headers }))
  return { status: response.status, headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) }
}
