import { access, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { newId } from '../../ids.ts'
import { StartFailure } from '../../process/start-failure.ts'
import { lockDataFolder } from './data-lock.ts'
import { openPglite } from './pglite-engine.ts'

/** The embedded database as one file. The server must be stopped: the lock of the data folder says so. */
export async function backUp(folder: string, file: string): Promise<{ bytes: number }> {
  if (!(await exists(path.join(folder, 'PG_VERSION'))))
    throw new StartFailure(`DATA_DIR: there is no embedded database in ${folder}.`)
  return locked(folder, async () => {
    const engine = await openPglite({ folder })
    const bytes = await engine.dump().finally(() => engine.close())
    // Whole or not at all: a backup cut short would be found out too late.
    await writeFile(`${file}.making`, bytes, { flag: 'wx' })
    await rename(`${file}.making`, file)
    return { bytes: bytes.length }
  })
}

/** Puts a backup in place. What was there is kept beside it under the name that is answered. */
export async function restore(folder: string, file: string): Promise<{ keptAside: string | undefined }> {
  const backup = await readFile(file).catch(() => {
    throw new StartFailure(`The backup ${file} cannot be read.`)
  })
  return locked(folder, async () => {
    const making = `${folder}.making-${newId()}`
    await unpack(making, backup, file)
    const aside = `${folder}.before-${newId()}`
    const keptAside = (await exists(folder)) ? aside : undefined
    if (keptAside !== undefined) await rename(folder, aside)
    await rename(making, folder)
    return { keptAside }
  })
}

async function unpack(making: string, backup: Buffer, file: string): Promise<void> {
  try {
    // Unpacked here, because the database would report a broken archive where nobody can catch it.
    const tar = new Blob([new Uint8Array(gunzipSync(backup))], { type: 'application/x-tar' })
    const engine = await openPglite({ folder: making, from: tar })
    await engine.query('select 1 from kysely_migration limit 1', []).finally(() => engine.close())
  } catch {
    await rm(making, { recursive: true, force: true })
    throw new StartFailure(`The file ${file} is not a backup of Hearthlight.`)
  }
}

async function locked<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = await lockDataFolder(path.dirname(folder))
  return work().finally(() => lock.release())
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )
