import { IncentiveShape } from '@hearthlight/domain/incentives/studio/incentive-document'
import {
  IncentiveTrialResponse,
  type StudioIncentive,
  StudioIncentiveResponse,
} from '@hearthlight/domain/incentives/studio/studio-incentive'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

let test: TestApp
let admin: SignedIn
let homeowner: SignedIn
beforeAll(async () => {
  test = await testApp({ now: () => new Date('2026-06-15T18:00:00Z') })
  admin = await test.signIn('admin@lakeshore.test')
  homeowner = await test.signIn('homeowner@lakeshore.test')
})
afterAll(() => test.close())

const PATH = '/api/admin/v1/studio/incentives'
type Answer = Awaited<ReturnType<typeof call>>
const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: SignedIn = admin,
) => test.app.inject({ method, url: PATH + url, headers, ...(payload && { payload }) })
const attributes = (answer: Answer): StudioIncentive => {
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return StudioIncentiveResponse.parse(answer.json()).data.attributes
}
const errorsOf = (answer: Answer) => [
  answer.statusCode,
  ...answer
    .json()
    .errors.map(({ code, source }: { code: string; source?: { pointer: string } }) => [
      code,
      source?.pointer,
    ]),
]
const idOf = async (code: string): Promise<string> => {
  const { data } = (await call('GET', '')).json()
  const found = data.find((each: { attributes: { code: string } }) => each.attributes.code === code)
  if (found === undefined) throw new Error(`no incentive ${code}`)
  return found.id
}
const draftOf = async (id: string) => {
  const { draft } = attributes(await call('POST', `/${id}/draft`))
  if (draft === null) throw new Error('there is no draft')
  return { document: IncentiveShape.parse(draft.document), revision: draft.revision }
}
const offered = async (code: string) => {
  const { data } = (await test.app.inject({ url: '/api/v2/offers', headers: homeowner })).json()
  return data.find((each: { attributes: { code: string } }) => each.attributes.code === code)?.attributes
}
const save = (id: string, document: object, revision: number) =>
  call('PUT', `/${id}/draft`, { document, revision })
const publish = (id: string, revision: number, live_version: number | null) =>
  call('POST', `/${id}/publish`, { revision, live_version, why: 'The board decided' })

describe('the studio of incentives', () => {
  it('writes one from nothing, which says where it stops until its words are there, and homes see it', async () => {
    const made = await call('POST', '', { code: 'storm-doors', name: 'Storm doors' })
    const { id } = made.json().data
    const { draft } = attributes(made)
    const refused = await publish(id, 1, null)
    expect(refused.statusCode).toBe(422)
    expect(errorsOf(refused)).toContainEqual([
      'admin-programs.invalid-draft',
      '/document/incentive/recommendation_title',
    ])
    const words = { en: 'Storm doors', es: 'Contrapuertas' }
    const texts = { title: words, recommendation_title: words, short_description: words, description: words }
    if (draft === null) throw new Error('there is no draft')
    const { incentive, ...rest } = draft.document as { incentive: object } // As the draft was begun.
    const document = { ...rest, incentive: { ...incentive, ...texts } }
    expect((await save(id, document, 1)).statusCode).toBe(200)
    expect(await offered('storm-doors')).toBeUndefined()
    expect(attributes(await publish(id, 2, null))).toMatchObject({ version: 1, draft: null })
    expect(await offered('storm-doors')).toMatchObject({ title: 'Storm doors', amount: '100.00' })
  })

  it('publishes a change with its version, and goes back to what was there before', async () => {
    const id = await idOf('attic-insulation')
    const { document, revision } = await draftOf(id)
    const before = await offered('attic-insulation')
    const title = { en: 'Attic to R-60', es: 'Ático a R-60' }
    await save(id, { ...document, incentive: { ...document.incentive, title } }, revision)
    const published = attributes(await publish(id, revision + 1, 1))
    expect(published.versions).toMatchObject([
      { version: 2, published_by: 'Jordan Hale', why: 'The board decided' },
      { version: 1, published_by: null },
    ])
    expect(await offered('attic-insulation')).toMatchObject({ title: 'Attic to R-60' })
    const back = { version: 1, live_version: 2, why: 'Too early' }
    expect(attributes(await call('POST', `/${id}/roll_back`, back)).version).toBe(3)
    expect(await offered('attic-insulation')).toEqual(before)
    expect(errorsOf(await call('POST', `/${id}/roll_back`, back))).toEqual([
      409,
      ['admin-programs.live-changed', undefined],
    ])
  })

  it('asks before it writes over an entry of the dictionaries that somebody else changed meanwhile', async () => {
    const [one, other] = [await idOf('attic-insulation'), await idOf('wall-insulation')]
    const mine = await draftOf(one)
    const theirs = await draftOf(other)
    const shared = Object.keys(mine.document.conditions).find((code) => code in theirs.document.conditions)
    if (shared === undefined) throw new Error('the demo has changed')
    const saying = (document: typeof mine.document, en: string) => ({
      ...document,
      conditions: {
        ...document.conditions,
        [shared]: { ...document.conditions[shared], says: { en, es: en } },
      },
    })
    await save(other, saying(theirs.document, 'Theirs'), theirs.revision)
    expect((await publish(other, theirs.revision + 1, 1)).statusCode).toBe(201)
    await save(one, saying(mine.document, 'Mine'), mine.revision)
    const refused = errorsOf(await publish(one, mine.revision + 1, 3))
    expect(refused[0]).toBe(409)
    expect(refused).toContainEqual(['admin-programs.live-changed', `/document/conditions/${shared}`])
    await call('DELETE', `/${one}/draft`)
  })

  it('tries an incentive on the homes that are assessed, by the rules that show it to each of them', async () => {
    const id = await idOf('smart-thermostat')
    const { document } = await draftOf(id)
    const tried = async (conditions: typeof document.conditions) => {
      const amount = { parts: [{ kind: 'flat', amount: '75' }], never_above_cost: false }
      const incentive = { ...document.incentive, amount, conditions: Object.keys(conditions) }
      const answer = await call('POST', `/${id}/trial`, { document: { ...document, conditions, incentive } })
      expect(answer.statusCode, answer.body).toBe(200)
      return IncentiveTrialResponse.parse(answer.json()).data.attributes
    }
    const says = { en: 'It stands in Wisconsin.', es: 'Está en Wisconsin.' }
    const all = await tried({ place: { says, test: { fact: 'region', is: 'one_of', values: ['WI'] } } })
    expect(all.homes).toBeGreaterThan(0)
    expect(all).toMatchObject({ qualify: all.homes, unknown: 0, not_eligible: 0, reasons: [] })
    expect(all.amounts).toEqual([{ to_cents: 7500, homes: all.homes }])
    expect(all.paid_cents).toBe(all.homes * 7500)
    expect(all.passes).toEqual([
      { code: 'place', says: says.en, homes: all.homes, left: all.homes, tests: [all.homes] },
    ])
    expect(all.loosened).toEqual([])
    const none = await tried({ place: { says, test: { fact: 'region', is: 'one_of', values: ['MN'] } } })
    expect(none).toMatchObject({ qualify: 0, not_eligible: all.homes, paid_cents: 0 })
    expect(none.reasons).toEqual([{ code: 'place', says: says.en, homes: all.homes }])
    expect(none.passes).toEqual([{ code: 'place', says: says.en, homes: 0, left: 0, tests: [0] }])
    expect(none.loosened).toEqual([{ code: 'place', says: says.en, allows: null, homes: all.homes }])
    expect(none.some[0]).toMatchObject({ verdict: 'not_eligible', because: says.en, amount: null })
    const broken = await call('POST', `/${id}/trial`, { document: { ...document, incentive: {} } })
    expect(broken.statusCode).toBe(422)
  })

  it('gives a home in a trial what the home itself is shown', async () => {
    const id = await idOf('attic-insulation')
    const { document } = await draftOf(id)
    const answer = await call('POST', `/${id}/trial`, { document })
    const trial = IncentiveTrialResponse.parse(answer.json()).data.attributes
    expect(trial.published_qualify).toBe(trial.qualify)
    const { records } = (await test.app.inject({ url: '/api/v1/buildings/', headers: homeowner })).json()
    const owned = new Set(records.data.map((home: { id: string }) => home.id))
    const tried = trial.some.find(({ building_id }) => owned.has(building_id))
    const url = `/api/v2/offers?building_id=${tried?.building_id}`
    const { data } = (await test.app.inject({ url, headers: homeowner })).json()
    const shown = data.find(
      ({ attributes }: { attributes: { code: string } }) => attributes.code === 'attic-insulation',
    )
    expect(tried?.amount).toBe(shown.attributes.amount)
    expect(Number(tried?.amount)).toBeGreaterThan(0)
    await call('DELETE', `/${id}/draft`)
  })

  it('is shown to nobody without the permission, and not to another partner', async () => {
    const id = await idOf('smart-thermostat')
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await call('GET', `/${id}`, undefined, advisor)).statusCode).toBe(403)
    const boreale = await test.signIn('admin@boreale.test')
    expect((await call('GET', `/${id}`, undefined, boreale)).statusCode).toBe(404)
  })

  it('archives an incentive: nobody is offered it but who applied, and it can be restored', async () => {
    const [id, attic] = [await idOf('smart-thermostat'), await idOf('attic-insulation')]
    const get = async (url: string) => (await test.app.inject({ url, headers: homeowner })).json()
    type Home = { id: string; attributes: { building_name: string } }
    const homes: Home[] = (await get('/api/v1/buildings/')).records.data
    const seenAt = async (name: string) => {
      const home = homes.find(({ attributes }) => attributes.building_name === name)?.id
      const { data } = await get(`/api/v2/offers?building_id=${home}`)
      return data.find(({ id: each }: { id: string }) => each === id)?.attributes.is_active
    }
    const others = homes
      .map(({ attributes }) => attributes.building_name)
      .filter((name) => name !== 'Birchwood Lane')
    const found = async (): Promise<string[]> =>
      (await get('/api/v1/rebate_finder?zip=53081')).data.map(({ id: each }: { id: string }) => each)
    expect(others).not.toEqual([])
    expect(await found()).toContain(id)

    const archived = attributes(await call('POST', `/${id}/archive`))
    expect(archived).toMatchObject({ running: 1, archived: { by: 'Jordan Hale' } })
    expect(await offered('smart-thermostat')).toBeUndefined()
    expect(await found()).not.toContain(id)
    expect(await found()).toContain(attic)
    // Who has applied for it sees it, closed; their other homes do not.
    expect(await seenAt('Birchwood Lane')).toBe(false)
    for (const name of others) expect(await seenAt(name)).toBeUndefined()
    const amounts = (await get('/api/v1/home_amounts')).data.attributes.amounts
    expect(Object.keys(amounts)).not.toContain('smart-thermostat')
    const url = `/api/v1/projects?offer_id=${id}`
    const payload = {
      building_id: homes.find(({ attributes }) => attributes.building_name === others[0])?.id,
    }
    const refused = await test.app.inject({ method: 'POST', url, headers: homeowner, payload })
    expect(refused.statusCode).toBe(404)

    expect(attributes(await call('POST', `/${id}/restore`)).archived).toBeNull()
    expect(await offered('smart-thermostat')).toMatchObject({ is_active: true })
    const advisor = await test.signIn('advisor@lakeshore.test')
    expect((await call('POST', `/${id}/archive`, undefined, advisor)).statusCode).toBe(403)
  })

  it('an incentive that is applied for in a program goes with it', async () => {
    const at = '/api/admin/v1/studio/programs'
    const studio = (method: 'GET' | 'POST', path = '') =>
      test.app.inject({ method, url: at + path, headers: admin })
    const programs = (await studio('GET')).json().data
    const program = programs.find(
      ({ attributes: { code } }: { attributes: { code: string } }) => code === 'insulation-2026',
    ).id
    expect(await offered('attic-insulation')).toBeDefined()
    await studio('POST', `/${program}/archive`)
    expect(await offered('attic-insulation')).toBeUndefined()
    expect(attributes(await call('GET', `/${await idOf('attic-insulation')}`)).archived).toBeNull()
    await studio('POST', `/${program}/restore`)
    expect(await offered('attic-insulation')).toBeDefined()
  })
})
