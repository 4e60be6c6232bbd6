import { createWriteStream } from 'node:fs'
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import type { Files } from './files.ts'

export function diskFiles(folder: string): Files {
  const placeOf = (key: string) => path.join(folder, key)
  return {
    async put(key, body) {
      const place = placeOf(key)
      const arriving = path.join(folder, 'arriving', newId())
      await mkdir(path.dirname(arriving), { recursive: true })
      await mkdir(path.dirname(place), { recursive: true })
      try {
        await pipeline(body, createWriteStream(arriving, { flush: true }))
        await rename(arriving, place)
      } catch (error) {
        await rm(arriving, { force: true })
        throw error
      }
    },
    async get(key) {
      const handle = await open(placeOf(key)).catch(ignoreAbsent)
      if (handle === undefined) return undefined
      const { size } = await handle.stat()
      return { stream: handle.createReadStream(), size }
    },
    async delete(key) {
      await rm(placeOf(key), { force: true })
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  }
}

function ignoreAbsent(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
