import type { FastifyRequest } from 'fastify'
import type { HostMatch } from '../partner-directory.ts'

const hosts = new WeakMap<object, HostMatch>()

export function attachHost(request: FastifyRequest, host: HostMatch): void {
  hosts.set(request.raw, host)
}

/** What the host name stands for; for the few routes that answer on alias hosts too. */
export const hostOf = (request: Pick<FastifyRequest, 'raw'>): HostMatch =>
  hosts.get(request.raw) ?? { kind: 'unknown' }
