import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { changeRows } from '../../../testing/database/change-rows.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { insertApplication, writeTransition } from './transition-store.ts'

let test: TestApp
let partnerId: string
let home: { readonly id: string; readonly user_id: string }
let program: { readonly program_id: string; readonly program_version: number }
beforeAll(async () => {
  test = await testApp()
  partnerId = test.partners.lakeshore.id
  home = await test.db
    .selectFrom('buildings')
    .select(['id', 'user_id'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
  program = await test.db
    .selectFrom('program_versions')
    .select(['program_id', 'version as program_version'])
    .where('partner_id', '=', partnerId)
    .executeTakeFirstOrThrow()
})
afterAll(() => test.close())

const at = new Date('2026-06-15T18:00:00Z')
const toProgram = (status: string) =>
  changeRows(test.db, partnerId, (db) =>
    insertApplication(
      db,
      { partnerId, ownerId: home.user_id },
      { building_id: home.id, kind: 'Program', ...program, status },
      { at, by: { kind: 'system' } },
    ),
  )

describe('an application', () => {
  it('to a program stands beside those for incentives, each with a number of its own', async () => {
    const [first, second] = [await toProgram('Project initiation'), await toProgram('Project initiation')]
    expect(first.number).toBeGreaterThan(1000)
    expect(second.number).toBe(first.number + 1)
  })
  it('has every status it had in its history, with who set it and what was said', async () => {
    const { id } = await toProgram('Project initiation')
    const later = new Date('2026-06-16T18:00:00Z')
    await changeRows(test.db, partnerId, (db) => {
      const line = { status: 'Submitted', at: later, by: { kind: 'system' }, message: 'Thank you.' } as const
      return writeTransition(db, { partnerId }, id, line, {})
    })
    const lines = await test.db
      .selectFrom('application_statuses')
      .select(['status', 'at', 'by_kind', 'by_id', 'message'])
      .where('application_id', '=', id)
      .orderBy('at')
      .execute()
    expect(lines).toEqual([
      { status: 'Project initiation', at, by_kind: 'system', by_id: null, message: null },
      { status: 'Submitted', at: later, by_kind: 'system', by_id: null, message: 'Thank you.' },
    ])
    const row = await test.db
      .selectFrom('applications')
      .select(['status', 'updated_at', 'locked'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ status: 'Submitted', updated_at: later, locked: 'no' })
  })
  it.each([
    ['for an incentive without one', { kind: 'Offer' as const }],
    ['to a program without its version', { kind: 'Program' as const, program_id: newId() }],
  ])('%s is refused by the database', async (_what, fields) => {
    const row = { partner_id: partnerId, id: newId(), user_id: home.user_id, building_id: home.id }
    const tried = test.db
      .insertInto('applications')
      .values({ ...row, ...fields, status: 'submitted', created_at: at, updated_at: at })
      .execute()
    await expect(tried).rejects.toThrow('applications_of_their_kind')
  })
})
