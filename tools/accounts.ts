import { readEnvironment } from '../packages/server/src/platform/process/environment.ts'
import { importFile, makeOperator } from './accounts/commands.ts'
import { isStaffCommand, staffCommand } from './accounts/staff-commands.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `usage:
  npm run accounts -- import PARTNER FILE     read the utility accounts of a partner from a CSV file
  npm run accounts -- operator EMAIL NAME     make an operator, who manages every partner; the password is asked for,
                                              or read from the standard input
  npm run accounts -- staff PARTNER           list who works in the console of a partner
  npm run accounts -- invite PARTNER EMAIL ROLE NAME
                                              invite a colleague; the link is printed, to be handed to them
  npm run accounts -- role PARTNER EMAIL ROLE give a colleague another role
  npm run accounts -- switch-off PARTNER EMAIL, switch-on PARTNER EMAIL
                                              end the access of a colleague, or give it back`

async function run(): Promise<number> {
  const [command, first, ...rest] = process.argv.slice(2)
  const second = rest.join(' ')
  if (command === 'import' && first && second) return await importFile(first, second)
  if (command === 'operator' && first && second) return await makeOperator(first, second)
  if (command !== undefined && isStaffCommand(command) && first) return await runStaffCommand()
  console.error(USAGE)
  return 1
}

const runStaffCommand = () =>
  withDatabase(async (db) => {
    const { port } = readEnvironment(process.env)
    const { lines, isDone } = await staffCommand(db, port, process.argv.slice(2))
    for (const line of lines) (isDone ? console.log : console.error)(line)
    return isDone ? 0 : 1
  })

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
