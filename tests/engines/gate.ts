import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The network between a browser and the app: any engine is offline while it is shut. */
export type Gate = {
  readonly url: string
  readonly shut: () => void
  readonly open: () => void
  readonly close: () => Promise<void>
}

/** Passes connections on to the app, whose port is known only after the gate's. */
export async function openGate(portOfApp: () => number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isShut = false
  const server = createServer((browser) => {
    if (isShut) {
      browser.destroy()
      return
    }
    const app = connect(portOfApp(), 'localhost')
    for (const [from, to] of [
      [browser, app],
      [app, browser],
    ] as const) {
      sockets.add(from)
      from.pipe(to)
      from.on('error', () => to.destroy())
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  // A server on a port has an address with a port.
  const { port } = server.address() as AddressInfo
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: `http://localhost:${port}`,
    shut: () => {
      isShut = true
      cut()
    },
    open: () => {
      isShut = false
    },
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
