import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Environment } from '../process/environment.ts'

/** The secret of the environment, else one made at the first start and kept, so that a restart signs nobody out. */
export async function sessionSecret(environment: Environment): Promise<string> {
  if (environment.sessionSecret !== undefined) return environment.sessionSecret
  const file = path.join(environment.dataDir, 'session-secret')
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept.length >= 32) return kept
  const made = randomBytes(32).toString('base64url')
  // Whole or not at all: half a secret would be worse than none.
  await writeFile(`${file}.making`, made, { mode: 0o600 })
  await rename(`${file}.making`, file)
  return made
}
