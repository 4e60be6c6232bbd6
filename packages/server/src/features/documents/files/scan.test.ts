import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EICAR, scannerServer } from '../../../testing/servers/scanner-server.ts'
import { clamd, type Scan } from './scan.ts'

const CLAMD = '/usr/sbin/clamd'
const streamOf = (text: string) =>
  Readable.from([Buffer.from(text.slice(0, 20)), Buffer.from(text.slice(20))])

/** What every scanner passes, the one of the tests and the real one. */
function contract(scan: () => Scan) {
  it('calls what is harmless clean', async () => {
    expect(await scan()(streamOf('a quote for an attic, and nothing else'))).toBe('clean')
  })
  it('finds what it knows, wherever it stands', async () => {
    expect(await scan()(streamOf(`a quote for an attic ${EICAR} and more`))).toBe('infected')
  })
  it('tells twenty at once apart', async () => {
    const texts = Array.from(
      { length: 20 },
      (_, index) => `document number ${index} ${index % 2 ? EICAR : ''}`,
    )
    const verdicts = await Promise.all(texts.map((text) => scan()(streamOf(text))))
    expect(verdicts).toEqual(texts.map((_, index) => (index % 2 ? 'infected' : 'clean')))
  })
  it('says nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the storage went away')
      })(),
    )
    await expect(scan()(broken)).rejects.toThrow()
  })
}

describe('a scanner that speaks as ClamAV does', () => {
  let server: Awaited<ReturnType<typeof scannerServer>>
  beforeAll(async () => {
    server = await scannerServer()
  })
  afterAll(() => server.close())
  contract(() => clamd(server.address))
})

describe.runIf(existsSync(CLAMD))('ClamAV itself', () => {
  let folder: string
  let daemon: ReturnType<typeof spawn>
  const socket = () => path.join(folder, 'clamd.sock')
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-clamd-'))
    const database = path.join(folder, 'database')
    await mkdir(database)
    await writeFile(
      path.join(database, 'local.ndb'),
      `Eicar-Hand:0:*:${Buffer.from(EICAR).toString('hex')}\n`,
    )
    const settings = [`LocalSocket ${socket()}`, `DatabaseDirectory ${database}`, 'Foreground yes']
    await writeFile(path.join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
    daemon = spawn(CLAMD, ['--config-file', path.join(folder, 'clamd.conf')], { stdio: 'ignore' })
    await vi.waitFor(() => clamd({ path: socket() })(streamOf('are you there already')), 240_000)
  })
  afterAll(async () => {
    daemon.kill('SIGKILL')
    await once(daemon, 'exit')
    await rm(folder, { recursive: true, force: true })
  })
  contract(() => clamd({ path: socket() }))
})

describe('without a clear word', () => {
  it.each(['stream: OK and more', 'INSTREAM size limit exceeded. ERROR', ''])('%j fails', async (says) => {
    const server = await scannerServer(says)
    await expect(clamd(server.address)(streamOf('a quote for an attic, no more'))).rejects.toThrow()
    server.close()
  })
  it('fails where nobody listens', async () => {
    const nowhere = clamd({ path: path.join(tmpdir(), 'no-such-scanner.sock') })
    await expect(nowhere(streamOf('a quote for an attic, no more'))).rejects.toThrow()
  })
})
