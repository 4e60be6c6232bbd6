import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lockDataFolder } from './data-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthlight-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const STALE = JSON.stringify({ pid: 2 ** 22 + 1, started: '', nonce: 'gone' })

it.each([
  ['an empty folder', undefined],
  ['a folder whose holder is gone', STALE],
  ['a folder with half a lock', '{"pid":'],
])('of two that start at once on %s one has it, and leaves nothing behind', async (_what, lock) => {
  for (let round = 0; round < 30; round++) {
    if (lock !== undefined) await writeFile(path.join(folder, 'hearthlight.lock'), lock)
    const tries = await Promise.allSettled([lockDataFolder(folder), lockDataFolder(folder)])
    const had = tries.filter((each) => each.status === 'fulfilled')
    expect(had).toHaveLength(1)
    for (const each of tries)
      if (each.status === 'rejected') expect(String(each.reason)).toContain('is in use by another process')
    expect(await readdir(folder)).toEqual(['hearthlight.lock'])
    await had[0]?.value.release()
    expect(await readdir(folder)).toEqual([])
  }
})
