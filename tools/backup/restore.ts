import { parseArgs } from 'node:util'
import { restore } from '../../packages/server/src/platform/database/embedded/backup.ts'
import { embeddedFolder, runTool } from './embedded-folder.ts'

await runTool(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('usage: npm run restore -- FILE')
  const { keptAside } = await restore(embeddedFolder(), file)
  console.log(`Restored the embedded database from ${file}.`)
  if (keptAside !== undefined) console.log(`What was there is kept in ${keptAside}.`)
})
