import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { fillWithTables, freshDatabase } from '../../testing/test-database.ts'
import { findOperatorByEmail, findOperatorHash } from './admin-store.ts'
import { createOperator } from './create-operator.ts'
import { isPasswordOf } from './passwords/password-hash.ts'

let database: Database
beforeAll(async () => {
  database = await freshDatabase('empty', fillWithTables)
})
afterAll(() => database.close())

const email = 'grace.hopper.of.the.utility@utility.example'
const create = (password: string) => createOperator(database.db, { email, name: 'Grace Hopper', password })

it.each([
  ['eleven chrs', 'too-short'],
  ['123qweasdzxc', 'common'],
  ['grace.hopper.of.the.utility', 'like-email'],
])('no operator is made with the password %s: %s', async (password, outcome) => {
  expect(await create(password)).toBe(outcome)
  expect(await findOperatorByEmail(database.db, email)).toBeUndefined()
})
it('one is made with a good password, once', async () => {
  expect(await create('four wet otters')).toBe('created')
  expect(await create('other wet otters')).toBe('taken')
  const operator = await findOperatorByEmail(database.db, email)
  expect(operator?.name).toBe('Grace Hopper')
  const hash = await findOperatorHash(database.db, operator?.id ?? '')
  expect(await isPasswordOf(hash, 'four wet otters')).toBe(true)
})
