import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Listening = { readonly server: Server; readonly url: string }

/** Starts a server. Port 0 takes any free one. Fails where the port is taken. */
export function listen(
  handler: RequestListener,
  { port, host, baseUrl }: { port: number; host: string; baseUrl: string },
): Promise<Listening> {
  const server = createServer(handler)
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const { port: actual } = server.address() as AddressInfo
      const name = host.includes(':') ? `[${host}]` : host
      resolve({ server, url: `http://${name}:${actual}${baseUrl}` })
    })
  })
}

/** Ends a server at once, open connections too. */
export function close(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => void server.close(() => resolve()))
}
