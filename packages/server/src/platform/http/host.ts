import type { FastifyRequest } from 'fastify'
import type { HostAnswer } from '../partner-directory.ts'

const hosts = new WeakMap<object, HostAnswer>()

export function attachHost(request: FastifyRequest, host: HostAnswer): void {
  hosts.set(request.raw, host)
}

/** What the host name stands for; for the few routes that answer on alias hosts too. */
export const hostOf = (request: Pick<FastifyRequest, 'raw'>): HostAnswer =>
  hosts.get(request.raw) ?? { kind: 'unknown' }
