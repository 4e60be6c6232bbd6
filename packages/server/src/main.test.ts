import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openEmbeddedDatabase } from './platform/database/embedded/open-embedded.ts'
import { startOldPostgres } from './testing/database/old-postgres.ts'
import { bundleServer } from './testing/servers/bundle-server.ts'
import { type ServerProcess, startServer } from './testing/servers/server-process.ts'

const SLOW_MS = 600_000
let folder: string
let bundle: Awaited<ReturnType<typeof bundleServer>>
const start = (env: Record<string, string>) => startServer(bundle.main, env)
beforeAll(async () => {
  bundle = await bundleServer()
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-main-'))
})
afterAll(async () => {
  await bundle.remove()
  await rm(folder, { recursive: true, force: true })
})

describe('a start that cannot be', () => {
  const refusal = async (env: Record<string, string>) => {
    const data = path.join(folder, 'refused')
    const { code, stderr } = await start({ DATA_DIR: data, ...env }).exit
    return { code, lines: stderr.trim().split('\n'), leftBehind: existsSync(data) }
  }
  const oneLine = (line: string) => ({
    code: 1,
    lines: [`Hearthlight cannot start. ${line}`],
    leftBehind: false,
  })

  it('names the variable with a bad value', { timeout: SLOW_MS }, async () => {
    expect(await refusal({ PORT: 'web' })).toEqual(oneLine('PORT must be a port number from 0 to 65535.'))
  })
  it('names a port that is in use', { timeout: SLOW_MS }, async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    expect(await refusal({ PORT: String(port) })).toEqual(oneLine(`PORT: ${port} on 127.0.0.1 is in use.`))
    other.close()
  })
  it('names a data folder that cannot be written', { timeout: SLOW_MS }, async () => {
    const file = path.join(folder, 'a-file')
    await writeFile(file, '')
    const data = path.join(file, 'data')
    expect(await refusal({ DATA_DIR: data })).toEqual(
      oneLine(`DATA_DIR: the folder ${data} cannot be written.`),
    )
  })
  it('names a database that cannot be reached', { timeout: SLOW_MS }, async () => {
    const { code, lines, leftBehind } = await refusal({ DATABASE_URL: 'postgres://127.0.0.1:9/none' })
    expect({ code, leftBehind, count: lines.length }).toEqual({ code: 1, leftBehind: false, count: 1 })
    expect(lines[0]).toMatch(
      /^Hearthlight cannot start\. DATABASE_URL: the database cannot be reached \(.+\)\.$/,
    )
  })
  it('names a PostgreSQL that is too old', { timeout: SLOW_MS }, async () => {
    const { server, url } = await startOldPostgres()
    expect(await refusal({ DATABASE_URL: url })).toEqual(
      oneLine('DATABASE_URL: PostgreSQL 13 is too old, 14 or newer is needed.'),
    )
    server.close()
  })
})

describe('on the embedded database', () => {
  const postVisit = (port: number) =>
    fetch(`http://127.0.0.1:${port}/ahoy/visits`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ landing_page: '/' }),
    })

  /** The id of a visit that the server acknowledged. */
  async function visit(port: number): Promise<string | undefined> {
    try {
      const response = await postVisit(port)
      const answer = (await response.json()) as { data?: { id: string } }
      return response.status === 201 ? answer.data?.id : undefined
    } catch {
      return undefined
    }
  }

  /** Sends visits until the server is gone; the ids it acknowledged. */
  async function visitUntilKilled({ child, ready }: ServerProcess, killAfter: number): Promise<string[]> {
    const port = await ready
    const acknowledged: string[] = []
    const sender = async () => {
      while (child.exitCode === null && child.signalCode === null) {
        const id = await visit(port)
        if (id !== undefined) acknowledged.push(id)
        if (acknowledged.length >= killAfter) child.kill('SIGKILL')
      }
    }
    await Promise.all([sender(), sender(), sender(), sender()])
    return acknowledged
  }

  it('survives a killed first start, a kill under load and keeps all it acknowledged', {
    timeout: SLOW_MS,
  }, async () => {
    const data = path.join(folder, 'killed')
    const env = { DATA_DIR: data, RATE_LIMITS: 'false' }

    const first = start(env)
    await until(() => existsSync(data) && readdirHas(data, 'database.making-'))
    first.child.kill('SIGKILL')
    await first.exit

    const second = start(env)
    const acknowledged = await visitUntilKilled(second, 60)
    await second.exit

    const database = await openEmbeddedDatabase(path.join(data, 'database'), () => undefined)
    const kept = new Set((await database.db.selectFrom('visits').select('id').execute()).map(({ id }) => id))
    await database.close()
    expect(acknowledged.length).toBeGreaterThanOrEqual(60)
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    expect((await readdir(data)).filter((name) => name.includes('making'))).toEqual([])
  })

  it('lets only one process in, and lets the next one in when that has stopped', {
    timeout: SLOW_MS,
  }, async () => {
    const data = path.join(folder, 'killed')
    const holder = start({ DATA_DIR: data })
    await holder.ready
    const { code, stderr } = await start({ DATA_DIR: data }).exit
    expect(code).toBe(1)
    expect(stderr).toContain(`DATA_DIR: ${data} is in use by another process (${holder.child.pid}).`)
    holder.child.kill('SIGTERM')
    expect((await holder.exit).code).toBe(0)
    const next = start({ DATA_DIR: data })
    await expect(next.ready).resolves.toBeGreaterThan(0)
    next.child.kill('SIGTERM')
    await next.exit
  })
})

describe('in production', () => {
  const production = {
    NODE_ENV: 'production',
    SESSION_SECRET: 'a secret that is long enough for this',
    TRUST_PROXY: 'loopback',
  }
  const staffOf = async (data: string) => {
    const database = await openEmbeddedDatabase(path.join(data, 'database'), () => undefined)
    const admins = await database.db.selectFrom('admins').select('email').execute()
    const operators = await database.db.selectFrom('operators').select('email').execute()
    await database.close()
    return [...admins, ...operators].map(({ email }) => email)
  }

  it('makes no demo on its own, and on request one without telling the password', {
    timeout: SLOW_MS,
  }, async () => {
    const data = path.join(folder, 'production')
    const plain = start({ ...production, DATA_DIR: data })
    await plain.ready
    plain.child.kill('SIGTERM')
    await plain.exit
    expect(await staffOf(data)).toEqual([])

    const demo = start({ ...production, DATA_DIR: data, SEED_DEMO: 'true' })
    await demo.ready
    demo.child.kill('SIGTERM')
    const { stdout, stderr } = await demo.exit
    expect(stdout).toContain('Hearthlight is at')
    expect(stdout + stderr).not.toContain('Demo-pass')
    expect(await staffOf(data)).toContain('operator@platform.test')
  })
  it('does not go on with the demo staff unless told to', { timeout: SLOW_MS }, async () => {
    const data = path.join(folder, 'production')
    const { code, stderr } = await start({ ...production, DATA_DIR: data }).exit
    expect({ code, lines: stderr.trim().split('\n') }).toEqual({
      code: 1,
      lines: [
        'Hearthlight cannot start. SEED_DEMO: this database holds the demo staff, whose password is published. Start on another database, or say SEED_DEMO=true if this is a demo.',
      ],
    })
  })
})

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20))
}

const readdirHas = async (data: string, prefix: string) =>
  (await readdir(data)).some((name) => name.startsWith(prefix))
