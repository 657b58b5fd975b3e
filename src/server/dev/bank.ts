import type { DevPage } from './dev-page.ts'

/** What the bank of the demo writes when it is asked, to be sent at the desk: 'bank.cod' under /dev/. */
export const bankPages = (write: () => Promise<Buffer<ArrayBuffer>>): Record<'bank.cod', DevPage> => ({
  async 'bank.cod'(_request, rest) {
    if (rest !== '') return null
    const headers = { 'Content-Type': 'text/plain; charset=iso-8859-1', 'Cache-Control': 'no-store' }
    return new Response(await write(), {
      headers: { ...headers, 'Content-Disposition': 'attachment; filename="bank.cod"' },
    })
  },
})
