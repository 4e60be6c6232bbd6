import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { openPartnerDirectory } from './partner-directory.ts'
import { publishConfig, rollBack, saveDraft } from './publish-partner.ts'
import { deleteDraft, findVersion, findVersionByNumber } from './version-store.ts'

const AT = new Date('2026-11-15T12:00:00Z')
const TEJO = path.resolve(import.meta.dirname, '../../../../../partners/tejo/partner.json')

let test: TestApp
let config: Record<string, unknown>
beforeAll(async () => {
  test = await testApp()
  config = JSON.parse(await readFile(TEJO, 'utf8'))
})
afterAll(() => test.close())

const nameSeenBy = async (directory: TestApp['directory']) => {
  const partner = await directory.byId(test.partners.tejo.id)
  return partner?.configs.pt?.name
}
const instance = (now: () => number) =>
  openPartnerDirectory({ db: test.db, now, onUnreadable: () => undefined })

describe('publishing', () => {
  it('makes a configuration visible at once, archives the version before and leaves a draft alone', async () => {
    const before = await findVersion(test.db, test.partners.tejo.id, 'published')
    await saveDraft(test.db, 'tejo', { ...config, name: 'Not yet' })
    test.directory.forget()
    expect(await nameSeenBy(test.directory)).toBe('Energia do Tejo')
    const published = await publishConfig(test.db, 'tejo', { ...config, name: 'Tejo Nova' }, { at: AT })
    const draft = await findVersion(test.db, test.partners.tejo.id, 'draft')
    expect(draft?.config).toMatchObject({ name: 'Not yet' })
    await deleteDraft(test.db, test.partners.tejo.id)
    expect(published.kind).toBe('published')
    test.directory.forget()
    expect(await nameSeenBy(test.directory)).toBe('Tejo Nova')
    const archived = await findVersionByNumber(test.db, test.partners.tejo.id, before?.number ?? 0)
    expect(archived?.status).toBe('archived')
  })

  it('refuses an invalid configuration by path and leaves everything as it was', async () => {
    const before = await findVersion(test.db, test.partners.tejo.id, 'published')
    const refused = await publishConfig(test.db, 'tejo', { ...config, colour: 'red' }, { at: AT })
    expect(refused).toEqual({ kind: 'invalid', problems: [{ path: 'colour', message: 'unknown key' }] })
    const texts = { shared: { nav: { menu: 'Menu' } }, sharde: { nav: { menu: 'Menu' } } }
    const stray = await publishConfig(test.db, 'tejo', { ...config, texts }, { at: AT })
    expect(stray).toEqual({ kind: 'invalid', problems: [{ path: 'texts.sharde', message: 'unknown key' }] })
    expect(await findVersion(test.db, test.partners.tejo.id, 'draft')).toBeUndefined()
    expect((await findVersion(test.db, test.partners.tejo.id, 'published'))?.number).toBe(before?.number)
  })

  it('has only what was published read anew', async () => {
    const { lakeshore, tejo } = test.partners
    test.directory.forget()
    const own = await test.directory.byId(tejo.id)
    const others = await test.directory.byId(lakeshore.id)
    await publishConfig(test.db, 'tejo', { ...config, name: 'Tejo Outra' }, { at: AT })
    test.directory.forget()
    expect(await nameSeenBy(test.directory)).toBe('Tejo Outra')
    expect(await test.directory.byId(tejo.id)).not.toBe(own)
    expect(await test.directory.byId(lakeshore.id)).toBe(others)
  })

  it('takes a partner of one language', async () => {
    const { languages, ...rest } = config
    expect(languages).toEqual(expect.arrayContaining(['pt']))
    const published = await publishConfig(test.db, 'tejo', { ...rest, languages: ['pt'] }, { at: AT })
    expect(published).toMatchObject({ kind: 'published', partnerId: test.partners.tejo.id })
    await publishConfig(test.db, 'tejo', config, { at: AT })
  })

  it("refuses another partner's host", async () => {
    const taken = { ...config, hosts: { names: ['tejo.localhost', 'boreale.localhost'] } }
    expect(await publishConfig(test.db, 'tejo', taken, { at: AT })).toEqual({
      kind: 'invalid',
      problems: [{ path: 'hosts', message: "'boreale.localhost' belongs to partner 'boreale'" }],
    })
  })

  it('refuses a configuration of another code', async () => {
    const refused = await publishConfig(test.db, 'tejo', { ...config, code: 'lima' }, { at: AT })
    expect(refused).toMatchObject({ kind: 'invalid', problems: [{ path: 'code' }] })
  })

  it('keeps a configuration key by key in its order, so that an export is what was imported', async () => {
    await publishConfig(test.db, 'tejo', config, { at: AT })
    const kept = await findVersion(test.db, test.partners.tejo.id, 'published')
    expect(JSON.stringify(kept?.config)).toBe(JSON.stringify(config))
  })

  it('rolls back by publishing a copy, and the audit log tells one from the other', async () => {
    await publishConfig(test.db, 'tejo', { ...config, name: 'Third name' }, { at: AT })
    const third = await findVersion(test.db, test.partners.tejo.id, 'published')
    await publishConfig(test.db, 'tejo', { ...config, name: 'Fourth name' }, { at: AT })
    const rolled = await rollBack(test.db, 'tejo', third?.number ?? 0, { at: AT })
    expect(rolled).toMatchObject({ kind: 'published', version: (third?.number ?? 0) + 2 })
    test.directory.forget()
    expect(await nameSeenBy(test.directory)).toBe('Third name')
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['action', 'before', 'after'])
      .where('record_id', '=', test.partners.tejo.id)
      .orderBy('id', 'desc')
      .limit(2)
      .execute()
    const number = third?.number ?? 0
    expect(lines).toEqual([
      { action: 'partner.roll-back', before: { version: number + 1 }, after: { version: number + 2 } },
      { action: 'partner.publish', before: { version: number }, after: { version: number + 1 } },
    ])
  })
})

it('is noticed by another instance within 5 s, and by none before it asks again', async () => {
  let clock = 0
  const other = instance(() => clock)
  const before = await nameSeenBy(other)
  await publishConfig(test.db, 'tejo', { ...config, name: 'Seen elsewhere' }, { at: AT })
  clock = 1000
  expect(await nameSeenBy(other)).toBe(before)
  clock = 4999
  expect(await nameSeenBy(other)).toBe('Seen elsewhere')
})

it('leaves out a partner whose stored configuration cannot be read, and says why', async () => {
  const told: string[] = []
  const directory = openPartnerDirectory({
    db: test.db,
    now: () => 0,
    onUnreadable: (code, problem) => told.push(`${code}: ${problem}`),
  })
  await test.db
    .updateTable('partner_versions')
    .set({ config: JSON.stringify({ ...config, country: 'Atlantis' }) })
    .where('partner_id', '=', test.partners.tejo.id)
    .where('status', '=', 'published')
    .execute()
  expect(await directory.byHost('tejo.localhost')).toEqual({ kind: 'unknown' })
  expect((await directory.byHost('boreale.localhost')).kind).toBe('partner')
  expect(told[0]).toMatch(/^tejo: country/)
})
