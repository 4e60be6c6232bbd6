import { type FaultSite, type Figures, type Instance, soon, until } from './fault-site.ts'

const now = () => performance.now()

/** `kill -9`, and another process in its place. */
export async function killedServer(site: FaultSite): Promise<Figures> {
  let server = await site.start()
  const figures = await site.under(server.port, async () => {
    server.child.kill('SIGKILL')
    await server.exit
    const back = now()
    server = await site.start(server.port)
    return back
  })
  await stop(server)
  return figures
}

/** The database goes for as long as `outage` takes. */
export async function lostDatabase(site: FaultSite, outage: () => Promise<void>): Promise<Figures> {
  const server = await site.start()
  const figures = await site.under(server.port, async () => {
    await outage()
    return now()
  })
  await stop(server)
  return figures
}

/** Two instances behind the proxy. */
export async function startPair(site: FaultSite, nginx: string) {
  const instances = await Promise.all([site.start(), site.start()])
  const [first, second] = instances.map(({ port }) => port) as [number, number]
  const proxy = await site.proxy(nginx, [first, second])
  const isCalled = async (port: number) => {
    const { headers } = await fetch(`http://127.0.0.1:${proxy}/healthz`)
    return headers.get('x-called') === `127.0.0.1:${port}`
  }
  return {
    proxy,
    /** Ends one of them and waits until another in its place is called by the proxy; answers when it was ended. */
    replace: async (index: 0 | 1, signal: 'SIGKILL' | 'SIGTERM'): Promise<number> => {
      const { child, exit, port } = instances[index]
      const begun = now()
      child.kill(signal)
      await soon(`the end of an instance by ${signal}`, exit)
      instances[index] = await site.start(port)
      await until('a call of the proxy for the new instance', () => isCalled(port))
      return begun
    },
    stop: async () => {
      for (const instance of instances) await stop(instance)
    },
  }
}

async function stop({ child, exit }: Instance): Promise<void> {
  child.kill('SIGTERM')
  await exit
}
