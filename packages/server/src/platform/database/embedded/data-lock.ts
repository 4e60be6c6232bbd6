import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newId } from '../../ids.ts'
import { StartFailure } from '../../process/start-failure.ts'

export type DataLock = { release(): Promise<void> }
type Holder = { pid: number; started: string; nonce: string }

/**
 * Two processes can open one embedded database unnoticed and ruin it, so the folder carries a lock file of ours.
 * A process is known by its id and its start time, so that a lock left by `kill -9` is never taken for a live one
 * when the id has been given to somebody else (in a container it nearly always has).
 */
export async function lockDataFolder(dataDir: string): Promise<DataLock> {
  const file = path.join(dataDir, 'hearthlight.lock')
  const mine: Holder = { pid: process.pid, started: await startTime(process.pid), nonce: newId() }
  const holder = await readHolder(file)
  if (holder !== undefined) {
    if (await isAlive(holder)) throw inUse(dataDir, ` (${holder.pid})`)
    await removeStale(file, holder, dataDir)
  }
  await place(file, mine, dataDir)
  return {
    release: async () => {
      if ((await readHolder(file))?.nonce === mine.nonce) await rm(file, { force: true })
    },
  }
}

const inUse = (dataDir: string, by = '') =>
  new StartFailure(`DATA_DIR: ${dataDir} is in use by another process${by}.`)

/** Another starter may have put its own lock where the stale one was: that one goes back. */
async function removeStale(file: string, stale: Holder, dataDir: string): Promise<void> {
  const aside = `${file}.${newId()}`
  await rename(file, aside).catch(() => undefined)
  const found = await readHolder(aside)
  const isOther = found !== undefined && found.nonce !== stale.nonce
  if (isOther) await link(aside, file).catch(() => undefined)
  await rm(aside, { force: true })
  if (isOther) throw inUse(dataDir)
}

/** Written first and then linked into place, so that nobody ever reads half a lock. */
async function place(file: string, holder: Holder, dataDir: string): Promise<void> {
  const written = `${file}.${holder.nonce}`
  await writeFile(written, JSON.stringify(holder))
  try {
    await link(written, file)
  } catch (error) {
    throw error instanceof Error && 'code' in error && error.code === 'EEXIST' ? inUse(dataDir) : error
  } finally {
    await rm(written, { force: true })
  }
}

async function readHolder(file: string): Promise<Holder | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    return JSON.parse(text) as Holder
  } catch {
    // Not of ours: nobody holds it.
    return { pid: -1, started: '', nonce: '' }
  }
}

async function isAlive(holder: Holder): Promise<boolean> {
  if (holder.pid <= 0) return false
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  return (await startTime(holder.pid)) === holder.started
}

/** Field 22 of /proc/PID/stat (proc(5)); elsewhere than on Linux the id alone has to do. */
async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
