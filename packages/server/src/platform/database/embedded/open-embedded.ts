import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { StartFailure } from '../../process/start-failure.ts'
import type { Database } from '../database.ts'
import { lockDataFolder } from './data-lock.ts'
import { embeddedDatabase } from './embedded-database.ts'
import { ensureCluster } from './first-start.ts'
import { openWorkerEngine } from './worker-engine.ts'

/** The embedded database under a data folder: locked, made at the first start, run in its own thread. */
export async function openEmbeddedDatabase(
  folder: string,
  onLost: (error: Error) => void,
): Promise<Database> {
  const dataDir = path.dirname(folder)
  await requireWritable(dataDir)
  const lock = await lockDataFolder(dataDir)
  try {
    await ensureCluster(folder)
    const database = embeddedDatabase(await openWorkerEngine(folder, onLost))
    return { ...database, close: () => database.close().finally(() => lock.release()) }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function requireWritable(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true })
    await access(dataDir, constants.W_OK)
  } catch {
    throw new StartFailure(`DATA_DIR: the folder ${dataDir} cannot be written.`)
  }
}
