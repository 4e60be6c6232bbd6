import { readFile } from 'node:fs/promises'
import { importAccounts } from '../packages/server/src/features/accounts/account-system/import-accounts.ts'
import { findPartnerByCode } from '../packages/server/src/features/partner/partner-store.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `usage:
  npm run accounts -- import PARTNER FILE    read the utility accounts of a partner from a CSV file`

async function importFile(code: string, file: string): Promise<number> {
  const csv = await readFile(file, 'utf8')
  return await withDatabase(async (db) => {
    const partner = await findPartnerByCode(db, code)
    if (!partner) {
      console.error(`there is no partner '${code}'`)
      return 1
    }
    const result = await importAccounts(db, partner.id, csv)
    if (result.kind === 'imported') {
      console.log(`${code}: ${result.accounts} accounts with ${result.sites} sites`)
      return 0
    }
    for (const { line, message } of result.faults) console.error(`${file}:${line}: ${message}`)
    console.error('nothing was changed')
    return 1
  })
}

async function run(): Promise<number> {
  const [command, code, file] = process.argv.slice(2)
  if (command === 'import' && code && file) return await importFile(code, file)
  console.error(USAGE)
  return 1
}

process.exitCode = await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error))
  return 1
})
