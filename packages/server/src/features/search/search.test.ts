import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})
afterAll(() => test.close())

async function found(q: string, email = 'admin@lakeshore.test') {
  const headers = await test.signIn(email)
  const answer = await test.app.inject({ url: `/api/admin/v1/search?${new URLSearchParams({ q })}`, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  const { people, homes, applications } = answer.json().data.attributes
  const titles = (list: { title: string }[]) => list.map(({ title }) => title)
  return { people: titles(people), homes: titles(homes), applications: titles(applications) }
}

const person = () =>
  test.db
    .selectFrom('users')
    .select(['id', 'name', 'last_name'])
    .where('email', '=', 'homeowner@lakeshore.test')
    .executeTakeFirstOrThrow()

describe('the search of the console', () => {
  it('finds a person by the beginnings of words, their homes by the address, and their applications', async () => {
    const { name, last_name } = await person()
    expect((await found(last_name.slice(0, 4).toUpperCase())).people).toContain(name)
    expect((await found('birchw')).homes.join()).toContain('Birchwood')
    expect((await found(last_name)).applications.length).toBeGreaterThan(0)
  })

  it('finds an application by its number', async () => {
    const { number } = await test.db
      .selectFrom('applications')
      .innerJoin('partners', 'partners.id', 'applications.partner_id')
      .select('applications.number')
      .where('partners.code', '=', 'lakeshore')
      .where('applications.submitted_at', 'is not', null)
      .executeTakeFirstOrThrow()
    expect((await found(String(number))).applications[0]).toContain(String(number))
  })

  it('needs a word for each that is given, and knows accents and case for nothing', async () => {
    const { id, name } = await person()
    await test.db.updateTable('users').set({ name: 'Zoë Ångström-Vang' }).where('id', '=', id).execute()
    expect((await found('angs zoe')).people).toEqual(['Zoë Ångström-Vang'])
    expect((await found('angs nobody')).people).toEqual([])
    await test.db.updateTable('users').set({ name }).where('id', '=', id).execute()
    expect((await found('angs')).people).toEqual([])
  })

  it('shows nothing that the permissions do not open, and nothing of another partner', async () => {
    const { last_name } = await person()
    expect((await found(last_name, 'advisor@lakeshore.test')).people).toEqual([])
    expect(await found(last_name, 'admin@tejo.test')).toEqual({ people: [], homes: [], applications: [] })
  })

  it('finds nothing by signs alone', async () => {
    expect(await found('%%%')).toEqual({ people: [], homes: [], applications: [] })
  })
})
