import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-partner-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

type Run = { readonly code: number; readonly out: string; readonly err: string }

const partner = (...words: string[]) =>
  new Promise<Run>((resolve) => {
    const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' }
    const program = [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'tools/partner.ts', ...words]
    execFile(process.execPath, program, { cwd: ROOT, env }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    )
  })

it('validates the demo partners', async () => {
  const { code, out } = await partner('validate', 'partners/lakeshore', 'partners/boreale', 'partners/tejo')
  expect(code).toBe(0)
  expect(out).toContain('partners/boreale: valid (fr, en)')
})

it('tells each mistake in one line with its path, and exits with 1', async () => {
  const source = JSON.parse(await readFile(path.join(ROOT, 'partners/tejo/partner.json'), 'utf8'))
  const file = path.join(folder, 'bad.json')
  await writeFile(
    file,
    JSON.stringify({ ...source, settings: { ...source.settings, enable_incentive: true } }),
  )
  const none = path.join(folder, 'none.json')
  const { code, err } = await partner('validate', file, none)
  expect(code).toBe(1)
  expect(err.trim().split('\n')).toEqual([
    `${file}: settings.enable_incentive: unknown key`,
    `${none}: cannot be read`,
  ])
})
