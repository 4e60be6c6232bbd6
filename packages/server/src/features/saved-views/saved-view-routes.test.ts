import { randomUUID } from 'node:crypto'
import { MOST_SAVED_VIEWS } from '@hearthlight/domain/records/saved-view'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { SignedIn } from '../../testing/test-sign-in.ts'

let test: TestApp
let reviewer: SignedIn
let advisor: SignedIn
let admin: SignedIn

beforeAll(async () => {
  test = await testApp()
  reviewer = await test.signIn('reviewer@lakeshore.test')
  advisor = await test.signIn('advisor@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
})
afterAll(() => test.close())
beforeEach(() => test.db.deleteFrom('saved_views').execute())

const PATH = '/api/admin/v1/saved_views'
const call = (headers: SignedIn, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url = '', payload?: object) =>
  test.app.inject({ method, url: `${PATH}${url}`, headers: { ...headers }, ...(payload && { payload }) })
const VIEW = {
  list: 'applications',
  name: 'Late ones',
  search: 'reviewer=none&tab=late',
  is_shared: false,
} as const
async function save(headers: SignedIn, more: object = {}): Promise<string> {
  const answer = await call(headers, 'POST', '', { ...VIEW, ...more })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().data.id
}
type Row = { id: string; attributes: { name: string; may_change: boolean; version: number } }
async function seen(headers: SignedIn, list = 'applications'): Promise<Row[]> {
  const answer = await call(headers, 'GET', `?list=${list}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().data
}
const names = async (headers: SignedIn) => (await seen(headers)).map(({ attributes }) => attributes.name)
const changed = (more: object = {}) => {
  const { list: _, ...view } = VIEW
  return { ...view, version: 1, ...more }
}
const errorOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]

describe('a saved view', () => {
  it('is one of five hundred of a partner at most, of however many that are saved at once', async () => {
    const stored = {
      ...VIEW,
      partner_id: test.partners.lakeshore.id,
      by_id: randomUUID(),
      by_name: 'Ida Berg',
      version: 1,
      created_at: new Date(),
    }
    const rows = Array.from({ length: MOST_SAVED_VIEWS - 1 }, () => ({ ...stored, id: randomUUID() }))
    await test.db.insertInto('saved_views').values(rows).execute()
    const twelve = Array(4).fill([advisor, admin, reviewer]).flat()
    // So that there are connections for those below, which begin together only then.
    await Promise.all(twelve.map(names))
    const answers = await Promise.all(twelve.map((by) => call(by, 'POST', '', VIEW)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(11).fill(409)])
    const title = 'Your colleagues and you have 500 saved views already. Remove one first.'
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json().errors).toMatchObject([{ title }, { title, source: { pointer: '/name' } }])
    const abroad = await test.signIn('admin@tejo.test')
    expect((await call(abroad, 'POST', '', VIEW)).statusCode).toBe(201)
  })
  it('is its author’s own until it is shared', async () => {
    const id = await save(reviewer)
    expect([await names(reviewer), await names(advisor)]).toEqual([['Late ones'], []])
    expect((await call(admin, 'PUT', `/${id}`, changed())).statusCode).toBe(404)
    expect((await call(reviewer, 'PUT', `/${id}`, changed({ is_shared: true }))).statusCode).toBe(200)
    expect(await names(advisor)).toEqual(['Late ones'])
  })

  it('that is shared is changed and deleted by its author or who manages the site, and nobody else', async () => {
    const id = await save(reviewer, { is_shared: true })
    const mayChange = async (headers: SignedIn) => (await seen(headers))[0]?.attributes.may_change
    expect([await mayChange(reviewer), await mayChange(advisor), await mayChange(admin)]).toEqual([
      ...[true, false, true],
    ])
    const refused = await call(advisor, 'PUT', `/${id}`, changed({ name: 'Mine now', is_shared: true }))
    expect([refused.statusCode, errorOf(refused)?.title]).toEqual([
      403,
      'Only its author, or whoever manages the site, can change a shared view.',
    ])
    expect((await call(advisor, 'DELETE', `/${id}`)).statusCode).toBe(403)
    expect((await call(admin, 'DELETE', `/${id}`)).statusCode).toBe(204)
    expect(await names(reviewer)).toEqual([])
  })

  it('that somebody else changed meanwhile is not overwritten', async () => {
    const id = await save(reviewer, { is_shared: true })
    await call(admin, 'PUT', `/${id}`, changed({ name: 'Of all', is_shared: true }))
    const late = await call(reviewer, 'PUT', `/${id}`, changed({ name: 'Of mine' }))
    expect([late.statusCode, errorOf(late)?.code]).toEqual([409, 'admin-kit.view-changed'])
    expect(await names(reviewer)).toEqual(['Of all'])
  })

  it('is there only for who may open its list, at its own partner', async () => {
    const id = await save(admin, { list: 'log', is_shared: true })
    expect((await call(advisor, 'GET', '?list=log')).statusCode).toBe(404)
    expect((await call(advisor, 'POST', '', { ...VIEW, list: 'log' })).statusCode).toBe(404)
    expect((await call(advisor, 'DELETE', `/${id}`)).statusCode).toBe(404)
    const tejo = await test.signIn('admin@tejo.test')
    expect(await seen(tejo, 'log')).toEqual([])
    expect((await call(tejo, 'DELETE', `/${id}`)).statusCode).toBe(404)
    expect((await call(reviewer, 'GET', '?list=nothing')).statusCode).toBe(422)
  })

  it('needs a name, and an address that is one', async () => {
    const answer = await call(reviewer, 'POST', '', { ...VIEW, name: ' ' })
    expect(ErrorResponse.parse(answer.json()).errors.at(-1)).toMatchObject({
      title: 'Give the view a name.',
      source: { pointer: '/name' },
    })
    const bad = await call(reviewer, 'POST', '', { ...VIEW, search: 'tab=<script>' })
    expect(bad.statusCode).toBe(422)
  })
})
