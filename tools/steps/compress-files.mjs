import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/
/** Below this a packet carries it whole anyway. */
export const AT_LEAST_BYTES = 1024

const brotli = promisify(brotliCompress)
const WAYS = [
  ['br', (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } })],
  ['gz', (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })],
]

/** Lays a compressed copy beside each file that is sent as text, so that no request has to compress it. What is in a folder with a dot is not sent. */
export async function compressFiles(folder) {
  const files = readdirSync(folder, { recursive: true })
    .filter((file) => COMPRESSIBLE.test(file) && !file.startsWith('.'))
    .map((file) => join(folder, file))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file) {
  const bytes = await readFile(file)
  if (bytes.length < AT_LEAST_BYTES) return
  for (const [extension, compress] of WAYS) await writeFile(`${file}.${extension}`, await compress(bytes))
}
