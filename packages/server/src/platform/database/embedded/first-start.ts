import { once } from 'node:events'
import { access, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../../ids.ts'
import { StartFailure } from '../../process/start-failure.ts'
import { startProcess } from '../../threads/entries.ts'

/**
 * Makes the cluster in a sibling folder and renames it into place when it is whole, so that a start killed half way
 * leaves only a sibling, which the next start removes. The caller holds the lock of the data folder.
 */
export async function ensureCluster(folder: string): Promise<void> {
  await removeHalfMade(folder)
  if (await holdsCluster(folder)) return
  const making = `${folder}.making-${newId()}`
  const child = startProcess('pglite-init', import.meta.url, [making])
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = chunk.toString()
  })
  const [code] = await once(child, 'exit')
  if (code !== 0)
    throw new StartFailure(
      `DATA_DIR: the embedded database could not be made in ${folder} (${lastLine(complaint)}).`,
    )
  await rm(folder, { recursive: true, force: true })
  await rename(making, folder)
}

async function removeHalfMade(folder: string): Promise<void> {
  const parent = path.dirname(folder)
  const halfMade = (await readdir(parent)).filter((name) =>
    name.startsWith(`${path.basename(folder)}.making-`),
  )
  await Promise.all(
    halfMade.map((name) => rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 5 })),
  )
}

/** A folder without PG_VERSION holds nothing of ours; one with it is never removed. */
async function holdsCluster(folder: string): Promise<boolean> {
  try {
    await access(path.join(folder, 'PG_VERSION'))
    return true
  } catch {
    const names = await readdir(folder).catch(() => [])
    if (names.length > 0)
      throw new StartFailure(`DATA_DIR: ${folder} holds files that are not an embedded database.`)
    return false
  }
}

const lastLine = (text: string) => text.trim().split('\n').at(-1) ?? ''
