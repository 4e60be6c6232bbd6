import { parseArgs } from 'node:util'
import { validatePartner } from './partner/validate.ts'

const USAGE = `usage:
  npm run partner -- validate PATH...         check partner files or folders
  npm run partner -- import PATH [--draft]    publish a file or folder, or keep it as a draft
  npm run partner -- export CODE              print the published configuration
  npm run partner -- list                     show the partners of the database
  npm run partner -- docs                     write docs/partner-configuration.md`

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { draft: { type: 'boolean', default: false } },
  })
  const [command, ...rest] = positionals
  const [first] = rest
  if (command === 'validate' && first) return await validatePartner(rest)
  if (command === 'docs') {
    await import('./partner-docs.ts')
    return 0
  }
  // These load the whole server, which takes longer than a check of files.
  const { importPartner, exportPartner, listAll } = await import('./partner/commands.ts')
  if (command === 'import' && first) return await importPartner(first, values.draft)
  if (command === 'export' && first) return await exportPartner(first)
  if (command === 'list') return await listAll()
  console.error(USAGE)
  return 1
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
