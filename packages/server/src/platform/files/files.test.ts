import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { diskFiles } from './disk-files.ts'
import { type Files, fileKey } from './files.ts'
import { s3Files } from './s3-files.ts'

const BUCKET = 'hearthlight'
let folder: string
let s3: S3rver
const places: Partial<Record<string, Files>> = {}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-files-'))
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await s3.run()
  // What s3rver knows as its only key.
  process.env['AWS_ACCESS_KEY_ID'] = 'S3RVER'
  process.env['AWS_SECRET_ACCESS_KEY'] = 'S3RVER'
  places['disk'] = diskFiles(path.join(folder, 'disk'))
  places['S3'] = await s3Files({
    kind: 's3',
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
  })
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** Every place for files passes the same suite. */
describe.each(['disk', 'S3'])('files on %s', (name) => {
  const files = (): Files => {
    const place = places[name]
    if (place === undefined) throw new Error(`no place ${name}`)
    return place
  }
  const contents = async (key: string) => {
    const kept = await files().get(fileKey(key))
    return kept && { size: kept.size, bytes: await buffer(kept.stream) }
  }

  it('gives back the bytes it was given', async () => {
    await files().put(
      fileKey('reports', 'one.pdf'),
      Readable.from([Buffer.from('first '), Buffer.from('second')]),
    )
    expect(await contents('reports/one.pdf')).toEqual({ size: 12, bytes: Buffer.from('first second') })
  })
  it('streams more than fits into one part', async () => {
    const big = randomBytes(11 * 1024 * 1024)
    const chunks = Array.from({ length: 11 }, (_, part) =>
      big.subarray(part * 1024 * 1024, (part + 1) * 1024 * 1024),
    )
    await files().put(fileKey('big'), Readable.from(chunks))
    const kept = await contents('big')
    expect(kept?.size).toBe(big.length)
    expect(kept && sha(kept.bytes)).toBe(sha(big))
  })
  it('replaces what a key held', async () => {
    await files().put(fileKey('again'), Readable.from([Buffer.from('old and longer')]))
    await files().put(fileKey('again'), Readable.from([Buffer.from('new')]))
    expect((await contents('again'))?.bytes.toString()).toBe('new')
  })
  it('keeps nothing of a stream that breaks', async () => {
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half')
        throw new Error('the sender went away')
      })(),
    )
    await expect(files().put(fileKey('half'), broken)).rejects.toThrow('the sender went away')
    expect(await contents('half')).toBeUndefined()
  })
  it('knows nothing of a key after it is deleted, nor of one it never had', async () => {
    await files().put(fileKey('gone'), Readable.from([Buffer.from('x')]))
    await files().delete(fileKey('gone'))
    await files().delete(fileKey('never'))
    expect(await contents('gone')).toBeUndefined()
    expect(await contents('never')).toBeUndefined()
  })
  it('says that it can be reached', async () => {
    await expect(files().check()).resolves.toBeUndefined()
  })
})

it.each(['../secret', '/etc/passwd', 'a//b', 'A', 'x/..', 'x\\y', ''])('refuses the key %j', (key) => {
  expect(() => fileKey(key)).toThrow()
})
it('says that a bucket cannot be reached', async () => {
  const nowhere = await s3Files({
    kind: 's3',
    bucket: BUCKET,
    endpoint: 'http://127.0.0.1:9',
    region: 'us-east-1',
  })
  await expect(nowhere.check()).rejects.toThrow()
})
