import { parseArgs } from 'node:util'
import { backUp } from '../../packages/server/src/platform/database/embedded/backup.ts'
import { embeddedFolder, runTool } from './embedded-folder.ts'

await runTool(async () => {
  const [file] = parseArgs({ allowPositionals: true }).positionals
  if (file === undefined) throw new Error('usage: npm run backup -- FILE')
  const { bytes } = await backUp(embeddedFolder(), file)
  console.log(`Backed up the embedded database to ${file} (${Math.round(bytes / 1024)} kB).`)
})
