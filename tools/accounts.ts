import { importFile, makeOperator } from './accounts/commands.ts'

const USAGE = `usage:
  npm run accounts -- import PARTNER FILE     read the utility accounts of a partner from a CSV file
  npm run accounts -- operator EMAIL NAME     make an operator, who manages every partner; the password is asked for,
                                              or read from the standard input`

async function run(): Promise<number> {
  const [command, first, ...rest] = process.argv.slice(2)
  const second = rest.join(' ')
  if (command === 'import' && first && second) return await importFile(first, second)
  if (command === 'operator' && first && second) return await makeOperator(first, second)
  console.error(USAGE)
  return 1
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
