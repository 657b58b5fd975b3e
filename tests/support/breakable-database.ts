import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export interface BreakableDatabase {
  /** The same database, by way of a line that can be cut. */
  url: string
  /** As when the machine of the database is gone: open connections break, new ones are refused. */
  cut(): Promise<void>
  mend(): Promise<void>
}

export async function breakableDatabase(url: string): Promise<BreakableDatabase> {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port || 5432), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.pipe(other)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
    }
  })
  const listen = async (on: number) => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const here = (server.address() as AddressInfo).port
  const address = new URL(url)
  address.host = `127.0.0.1:${here}`
  return {
    url: address.href,
    async cut() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      for (const socket of open) socket.destroy()
      await closed
    },
    mend: () => listen(here),
  }
}
