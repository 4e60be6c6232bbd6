import type { FastifyInstance, FastifyRequest } from 'fastify'
import { latestUsed } from '../../caches/latest-used.ts'
import type { Environment } from '../../process/environment.ts'

/** Reading an address costs every request more than the hook that asks for it. */
const HOSTS_KEPT = 200

export type OwnAddress = Pick<Environment, 'publicUrl' | 'port'>

/**
 * Before any other hook: what of a request's address is believed. The host name picks the partner, and the address
 * stands in mailed links, so that neither may be written by whoever sends the request:
 * - `X-Forwarded-Host` is dropped. A proxy passes `Host` on, and most let through what a client wrote here.
 * - A port is kept only when it is ours or the one of PUBLIC_URL.
 * - Where PUBLIC_URL says https, every request counts as https, whatever the proxy says or forgets to say.
 */
export function trustOwnAddress(app: FastifyInstance, own: OwnAddress): void {
  const hosts = latestUsed<string>(HOSTS_KEPT)
  const believed = (host: string, listening: number | undefined) => {
    const key = `${listening} ${host}`
    const known = hosts.get(key) ?? ownHost(host, own, listening)
    hosts.set(key, known)
    return known
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw
    if (headers['x-forwarded-host'] !== undefined) delete headers['x-forwarded-host']
    if (headers.host !== undefined) headers.host = believed(headers.host, socket?.localPort)
    if (own.publicUrl?.protocol === 'https:') markAsHttps(request)
    done()
  })
}

export function ownHost(host: string, { publicUrl, port }: OwnAddress, listening?: number): string {
  // What cannot be an address at all stays as it is, and is refused as one.
  if (!URL.canParse(`http://${host}`)) return host
  const [, name = host, given] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  if (name.toLowerCase() === publicUrl?.hostname) return publicUrl.host
  const known = [port, listening, publicUrl?.port].map(String)
  return given !== undefined && known.includes(given) ? host : name
}

/** Fastify reads the protocol from the connection or the proxy; a property of the request itself goes before that. */
function markAsHttps(request: FastifyRequest): void {
  Object.defineProperty(request, 'protocol', { value: 'https' })
}
