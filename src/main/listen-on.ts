import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Listens as configured and resolves with the address to open; throws what stops it, such as a taken port. */
export async function listenOn(server: Server, { port, host }: { port: number; host: string }): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const address = server.address() as AddressInfo
  return `http://${host === '127.0.0.1' ? 'localhost' : host}:${address.port}`
}
