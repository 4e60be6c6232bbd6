import { readFile } from 'node:fs/promises'
import { EmailAddress } from '@hearthlight/domain/accounts/email-address'
import { importAccounts } from '../../packages/server/src/features/accounts/account-system/import-accounts.ts'
import {
  createOperator,
  OPERATOR_PASSWORD_LENGTH,
  type OperatorOutcome,
} from '../../packages/server/src/features/accounts/create-operator.ts'
import { findPartnerByCode } from '../../packages/server/src/features/partner/partner-store.ts'
import { withDatabase } from '../with-database.ts'
import { readPassword } from './read-password.ts'

export async function importFile(code: string, file: string): Promise<number> {
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

const REFUSALS: Readonly<Record<Exclude<OperatorOutcome, 'created'>, string>> = {
  taken: 'there is already an operator with this email',
  'too-short': `the password must be at least ${OPERATOR_PASSWORD_LENGTH} characters long`,
  common: 'the password is on the list of common ones',
  'like-email': 'the password is the email',
  'like-name': 'the password is made of the name of the product',
}

export async function makeOperator(given: string, name: string): Promise<number> {
  const parsed = EmailAddress.safeParse(given)
  if (!parsed.success) {
    console.error(`'${given}' is not an email`)
    return 1
  }
  const email = parsed.data
  const password = await readPassword()
  return await withDatabase(async (db) => {
    const outcome = await createOperator(db, { email, name, password })
    if (outcome === 'created') {
      console.log(`${email} may now sign in to the console of every partner`)
      return 0
    }
    console.error(REFUSALS[outcome])
    return 1
  })
}
