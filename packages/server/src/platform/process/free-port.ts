import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Environment } from './environment.ts'
import { StartFailure } from './start-failure.ts'

/** Asked before anything is opened or made, so that a start in vain leaves nothing behind. */
export async function requireFreePort({ host, port }: Pick<Environment, 'host' | 'port'>): Promise<void> {
  const probe = createServer()
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once('error', reject)
      probe.listen({ host, port }, resolve)
    })
  } catch (error) {
    throw portFailure(error, host, port)
  }
  probe.close()
  await once(probe, 'close')
}

export function portFailure(error: unknown, host: string, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new StartFailure(`PORT: ${port} on ${host} is in use.`)
  if (code === 'EACCES') return new StartFailure(`PORT: ${port} on ${host} may not be opened by this user.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartFailure(`HOST: ${host} is not an address of this machine.`)
  return error
}
