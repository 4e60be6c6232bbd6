import type { Building } from '@hearthlight/domain/buildings/building'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailedLink } from '../../testing/mailed-link.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import type { DemoCode } from '../../testing/test-partner.ts'

const PATH = '/api/v1/energy_advisor_assignments'
let test: TestApp
beforeAll(async () => {
  test = await testApp({ now: () => new Date('2026-06-15T18:00:00Z') })
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('energy_advisor_assignments').execute()
})

const get = async (url: string, at: DemoCode = 'lakeshore') =>
  test.app.inject({ url, headers: await test.signIn(`homeowner@${at}.test`) })
const post = async (payload: object, at: DemoCode = 'lakeshore') =>
  test.app.inject({ method: 'POST', url: PATH, payload, headers: await test.signIn(`homeowner@${at}.test`) })

type Row<T> = { id: string; attributes: T }
async function homeOf(at: DemoCode = 'lakeshore'): Promise<Row<Building>> {
  const { records } = (await get('/api/v1/buildings/', at)).json<{ records: { data: Row<Building>[] } }>()
  const assessed = records.data.find(({ attributes }) => attributes.extra_info.virtual_audit !== null)
  if (assessed === undefined) throw new Error('no assessed home')
  return assessed
}
const current = async (id: string) =>
  (await get(`/api/v1/buildings/current?building_id=${id}`)).json<{ data: Row<Building> }>().data.attributes

type Listed = Row<Omit<ClassifiedIncentive, 'id'>>
async function incentivesOf(home: string, at: DemoCode = 'lakeshore'): Promise<Listed[]> {
  const offers = await get(`/api/v2/offers?building_id=${home}`, at)
  const subsidies = await get(`/api/v1/subsidies?building_id=${home}`, at)
  return [...offers.json<{ data: Listed[] }>().data, ...subsidies.json<{ data: Listed[] }>().data]
}
async function incentiveOf(home: string, code: string): Promise<Listed> {
  const found = (await incentivesOf(home)).find(({ attributes }) => attributes.code === code)
  if (found === undefined) throw new Error(`no ${code}`)
  return found
}
const advisorsFor = async (projectTypeId: string, at: DemoCode = 'lakeshore') =>
  (await get(`${PATH}/available_energy_advisors?project_type_id=${projectTypeId}`, at)).json<{
    data: Row<{ id: string; name: string }>[]
  }>().data

it('lists the advisors of a project type, and of that type only [S2-7.010]', async () => {
  const { id } = await homeOf()
  const names = async (code: string) => {
    const { project_type, energy_advisor_ids } = (await incentiveOf(id, code)).attributes
    const advisors = await advisorsFor(project_type.id)
    expect(energy_advisor_ids.toSorted()).toEqual(advisors.map((advisor) => advisor.id).toSorted())
    return advisors.map(({ attributes }) => attributes.name)
  }
  expect(await names('basement-insulation')).toEqual(['Maya Okafor', 'Taylor Brandt'])
  expect(await names('heat-pump-gas-backup')).toEqual(['Luis Herrera', 'Taylor Brandt'])
  expect(await names('led-pack')).toEqual([])
})

describe('asking for an advisor', () => {
  it('assigns one to the project type of the building, which then says so [S2-7.009] [S2-4.021] [S2-3.008] [S1-3.013]', async () => {
    const home = await homeOf()
    const subsidy = await incentiveOf(home.id, 'basement-insulation')
    const { project_type } = subsidy.attributes
    expect((await current(home.id)).has_contacted_energy_advisor).toBe(false)
    const answer = await post({ building_id: home.id, subsidy_id: subsidy.id, consent: true })
    expect(answer.statusCode, answer.body).toBe(201)
    const { energy_advisor } = answer.json().data.attributes
    expect(['Maya Okafor', 'Taylor Brandt']).toContain(energy_advisor.name)
    const building = await current(home.id)
    expect(building.ea_assignment).toEqual({
      [project_type.id]: { contacted: true, energy_advisor, incentive_ids: [subsidy.id] },
    })
    expect(building.has_contacted_energy_advisor).toBe(true)
    expect((await incentiveOf(home.id, 'basement-insulation')).attributes.classification).toMatchObject({
      is_assigned: true,
      is_recommended: false,
    })
  })
  it('hands over what was asked about and nothing else of that kind of work [S2-3.007] [S2-4.003] [S1-3.012]', async () => {
    const home = await homeOf()
    const basement = await incentiveOf(home.id, 'basement-insulation')
    const ofType = async () =>
      (await incentivesOf(home.id)).filter(
        ({ attributes }) => attributes.project_type.id === basement.attributes.project_type.id,
      )
    const open = (all: readonly Listed[]) =>
      all.flatMap(({ id, attributes: { classification: of } }) =>
        of?.is_available || of?.is_recommended ? [id] : [],
      )
    const before = open(await ofType())
    expect(before.length).toBeGreaterThan(1)
    const first = await post({ building_id: home.id, subsidy_id: basement.id, consent: true })
    const after = await ofType()
    expect(open(after)).toEqual(before.filter((id) => id !== basement.id))
    const assigned = (all: readonly Listed[]) =>
      all.flatMap(({ attributes: { code, classification } }) => (classification?.is_assigned ? [code] : []))
    expect(assigned(after)).toEqual(['basement-insulation'])
    const sealing = await incentiveOf(home.id, 'air-sealing')
    const mails = (await test.mailbox()).length
    const second = await post({ building_id: home.id, offer_id: sealing.id, consent: true })
    expect(second.json().data).toEqual(first.json().data)
    expect(assigned(await ofType()).toSorted()).toEqual(['air-sealing', 'basement-insulation'])
    const { energy_advisor, project_type_id } = first.json().data.attributes
    const building = await current(home.id)
    expect(building.has_contacted_energy_advisor).toBe(true)
    expect(building.ea_assignment).toEqual({
      [project_type_id]: {
        contacted: true,
        energy_advisor,
        incentive_ids: expect.arrayContaining([basement.id, sealing.id]),
      },
    })
    expect(await test.mailbox()).toHaveLength(mails + 2)
  })
  it('tells the advisor who looks for a contractor, and the person who has the request, once', async () => {
    const home = await homeOf()
    const subsidy = await incentiveOf(home.id, 'basement-insulation')
    expect(subsidy.attributes.require_contractor).toBe(true)
    const before = (await test.mailbox()).length
    const ask = { building_id: home.id, subsidy_id: subsidy.id, consent: true }
    const { name } = (await post(ask)).json().data.attributes.energy_advisor
    await post(ask)
    const mails = (await test.mailbox()).slice(0, -before || undefined)
    expect(mails).toHaveLength(2)
    const to = (part: string) => mails.find((mail) => mail.to.includes(part))
    const asked = to('homeowner@')
    expect(asked).toMatchObject({ subject: 'Your request: Basement walls' })
    expect(asked?.text).toContain(
      `${name} has your request and will get in touch at homeowner@lakeshore.test to name contractors for this work.`,
    )
    const request = mails.find((mail) => mail !== asked)
    expect(request).toMatchObject({
      subject: 'Nora Lindqvist is looking for a contractor: Basement walls',
    })
    expect(request?.text).toContain('homeowner@lakeshore.test')
    expect(request?.text).toContain('418 Birchwood Lane, Sheboygan, WI, 53081')
    expect(mailedLink(asked)).toBe(`http://lakeshore.localhost/incentives?buildingId=${home.id}`)
  })
  it('leads an advisor who may look at homes to the home, and asks none whose sign-in is switched off', async () => {
    const TAYLOR = 'advisor@lakeshore.test'
    const home = await homeOf()
    const { id: subsidy_id, attributes } = await incentiveOf(home.id, 'basement-insulation')
    const advisors = async () =>
      (await advisorsFor(attributes.project_type.id)).map((advisor) => advisor.attributes.name)
    const setOff = (switched_off_at: Date | null) =>
      test.db.updateTable('admins').set({ switched_off_at }).where('email', '=', TAYLOR).execute()
    const sent = async () => {
      await test.db.deleteFrom('energy_advisor_assignments').execute()
      await test.db.deleteFrom('mails').execute()
      const ask = { building_id: home.id, subsidy_id, consent: true }
      const { name } = (await post(ask)).json().data.attributes.energy_advisor
      const [mail] = (await test.mailbox()).filter(({ to }) => to !== 'homeowner@lakeshore.test')
      return { name, to: mail?.to, link: mailedLink(mail) }
    }
    // Of two with as few homes it is the one who came first.
    const link = `http://lakeshore.localhost/admin/homes/${home.id}`
    expect(await sent()).toEqual({ name: 'Taylor Brandt', to: TAYLOR, link })
    const opened = `/api/admin/v1/homes/${home.id}`
    expect((await test.app.inject({ url: opened, headers: await test.signIn(TAYLOR) })).statusCode).toBe(200)
    await setOff(new Date('2026-06-15T17:00:00Z'))
    expect(await advisors()).toEqual(['Maya Okafor'])
    expect(await sent()).toEqual({ name: 'Maya Okafor', to: 'maya@lakeshore.test', link: undefined })
    await setOff(null)
    expect(await advisors()).toContain('Taylor Brandt')
  })
  it('shows staff at the home who was asked about what', async () => {
    const home = await homeOf()
    await post({
      building_id: home.id,
      subsidy_id: (await incentiveOf(home.id, 'basement-insulation')).id,
      consent: true,
    })
    const second = { building_id: home.id, offer_id: (await incentiveOf(home.id, 'air-sealing')).id }
    const answer = await post({ ...second, consent: true })
    const headers = await test.signIn('admin@lakeshore.test')
    const seen = await test.app.inject({ url: `/api/admin/v1/homes/${home.id}`, headers })
    expect(seen.json().data.attributes.advisor_requests).toEqual([
      {
        id: answer.json().data.id,
        advisor: answer.json().data.attributes.energy_advisor.name,
        incentives: ['Basement walls', 'Air sealing'],
        asked_at: '2026-06-15T18:00:00.000Z',
      },
    ])
  })
  it('takes an offer too, each project type its own advisor, the one with the fewest homes [S1-6.004] [S1-6.007] [S2-4.025]', async () => {
    const home = await homeOf()
    const walls = await incentiveOf(home.id, 'basement-insulation')
    const first = await post({ building_id: home.id, subsidy_id: walls.id, consent: true })
    const pump = await incentiveOf(home.id, 'heat-pump-gas-backup')
    const second = await post({ building_id: home.id, offer_id: pump.id, consent: true })
    const nameOf = (answer: typeof first) => answer.json().data.attributes.energy_advisor.name
    const assigned = Object.entries((await current(home.id)).ea_assignment)
    expect(
      Object.fromEntries(assigned.map(([type, { energy_advisor }]) => [type, energy_advisor.name])),
    ).toEqual({
      [walls.attributes.project_type.id]: nameOf(first),
      [pump.attributes.project_type.id]: nameOf(second),
    })
    // Taylor advises on both: whoever took the first, the second goes to one who has no home yet.
    expect(nameOf(second)).not.toBe(nameOf(first))
  })
  it('is for the partner to assign: a choice that is sent all the same changes nothing [S1-6.006] [S1-6.007] [S2-4.025]', async () => {
    const home = await homeOf()
    const { id, attributes } = await incentiveOf(home.id, 'basement-insulation')
    const ask = { building_id: home.id, subsidy_id: id, consent: true }
    const assigned = (await post(ask)).json().data.attributes.energy_advisor
    await test.db.deleteFrom('energy_advisor_assignments').execute()
    const others = (await advisorsFor(attributes.project_type.id)).filter((one) => one.id !== assigned.id)
    expect(others).toHaveLength(1)
    const answer = await post({ ...ask, energy_advisor_id: others[0]?.id })
    expect(answer.json().data.attributes.energy_advisor).toEqual(assigned)
  })
  it('asked twice, or by two tabs at once, has one advisor and one answer', async () => {
    const home = await homeOf()
    const subsidy_id = (await incentiveOf(home.id, 'basement-insulation')).id
    const ask = () => post({ building_id: home.id, subsidy_id, consent: true })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(new Set(answers.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await test.db.selectFrom('energy_advisor_assignments').selectAll().execute()).toHaveLength(1)
  })
  it('needs consent, at its field [S2-5.039]', async () => {
    const home = await homeOf()
    const subsidy_id = (await incentiveOf(home.id, 'basement-insulation')).id
    for (const consent of [undefined, false]) {
      const answer = await post({ building_id: home.id, subsidy_id, consent })
      expect(answer.statusCode).toBe(422)
      expect(ErrorResponse.parse(answer.json()).errors.at(-1)).toMatchObject({
        title: 'The consent field is required',
        source: { pointer: '/consent' },
      })
    }
    expect((await current(home.id)).ea_assignment).toEqual({})
  })
  it.each([
    ['needs nobody', 'led-pack', 'offer_id'],
    ['an answer rules out', 'heat-pump-electric-home', 'offer_id'],
  ])('is refused for an incentive that %s', async (_why, code, name) => {
    const home = await homeOf()
    const { id } = await incentiveOf(home.id, code)
    const answer = await post({ building_id: home.id, [name]: id, consent: true })
    expect([answer.statusCode, answer.json().errors[0].title]).toEqual([
      422,
      'This incentive is not open to your home right now.',
    ])
  })
  it('is refused where nobody advises on that kind of work', async () => {
    const home = await homeOf()
    const { id, attributes } = await incentiveOf(home.id, 'basement-insulation')
    const advised = await test.db
      .deleteFrom('energy_advisor_project_types')
      .where('project_type_id', '=', attributes.project_type.id)
      .returningAll()
      .execute()
    const answer = await post({ building_id: home.id, subsidy_id: id, consent: true })
    await test.db.insertInto('energy_advisor_project_types').values(advised).execute()
    expect([answer.statusCode, answer.json().errors[0].title]).toEqual([
      422,
      'No energy advisor is taking on this kind of work right now. Please contact us.',
    ])
  })
  it('finds no home and no incentive of somebody else', async () => {
    const [home, theirs] = [await homeOf(), await homeOf('tejo')]
    const subsidy_id = (await incentiveOf(home.id, 'basement-insulation')).id
    expect((await post({ building_id: theirs.id, subsidy_id, consent: true })).statusCode).toBe(404)
    const [foreign] = await incentivesOf(theirs.id, 'tejo')
    const answer = await post({ building_id: home.id, offer_id: foreign?.id, consent: true })
    expect(answer.statusCode).toBe(404)
  })
})

it('an admin who acts for a person assigns an advisor, which the home then says to both of them [S1-1.006]', async () => {
  const home = await homeOf()
  const subsidy = await incentiveOf(home.id, 'basement-insulation')
  const admin = await test.signIn('admin@lakeshore.test')
  const user_id = (await get('/api/v1/users')).json().data.id
  const made = await test.app.inject({
    method: 'POST',
    url: '/api/admin/v1/login_as_tokens',
    headers: admin,
    payload: { user_id, reason: 'She asked on the telephone for an advisor' },
  })
  const { token, admin_id } = made.json().data.attributes
  const { host } = admin
  const acting = await test.app.inject({
    url: `/api/v1/auth/user_sessions/token_login?token=${token}&admin_id=${admin_id}`,
    headers: { host, cookie: admin.cookie },
  })
  const cookie = /hearthlight_session=[^;]+/.exec(String(acting.headers['set-cookie']))?.[0]
  const assigned = await test.app.inject({
    method: 'POST',
    url: PATH,
    headers: { host, cookie, 'x-csrf-token': acting.json().meta.csrf, 'service-requester': 'portal' },
    payload: { building_id: home.id, subsidy_id: subsidy.id, consent: true },
  })
  expect(assigned.statusCode, assigned.body).toBe(201)
  const { energy_advisor } = assigned.json().data.attributes
  const ea_assignment = {
    [subsidy.attributes.project_type.id]: { contacted: true, energy_advisor, incentive_ids: [subsidy.id] },
  }
  expect((await current(home.id)).ea_assignment).toEqual(ea_assignment)
  const seen = await test.app.inject({ url: `/api/admin/v1/buildings/${home.id}`, headers: admin })
  expect(seen.json().data.attributes.ea_assignment).toEqual(ea_assignment)
  const logged = await test.db
    .selectFrom('audit_log')
    .select(['actor_id', 'on_behalf_by'])
    .where('action', '=', 'advisor.assign')
    .where('on_behalf_by', 'is not', null)
    .execute()
  expect(logged).toEqual([{ actor_id: user_id, on_behalf_by: admin_id }])
})

it('takes no notice of a choice where the partner assigns the advisor [S2-4.024]', async () => {
  const home = await homeOf()
  const { id, attributes } = await incentiveOf(home.id, 'basement-insulation')
  const assigned = async (choice: object) => {
    await test.db.deleteFrom('energy_advisor_assignments').execute()
    const answer = await post({ building_id: home.id, subsidy_id: id, consent: true, ...choice })
    expect(answer.statusCode, answer.body).toBe(201)
    return answer.json().data.attributes.energy_advisor
  }
  const byPartner = await assigned({})
  const other = (await advisorsFor(attributes.project_type.id)).find((each) => each.id !== byPartner.id)
  expect(other).toBeDefined()
  expect(await assigned({ energy_advisor_id: other?.id })).toEqual(byPartner)
})

describe('where people choose their advisor', () => {
  async function contact() {
    const home = await homeOf('boreale')
    const incentive = (await incentivesOf(home.id, 'boreale')).find(
      ({ attributes: { require_contractor, schedule_plan, classification } }) =>
        (require_contractor || schedule_plan.enabled) &&
        (classification?.is_available || classification?.is_recommended),
    )
    if (incentive === undefined) throw new Error('nothing to be contacted about')
    const named = incentive.attributes.kind === 'Offer' ? 'offer_id' : 'subsidy_id'
    const advisors = await advisorsFor(incentive.attributes.project_type.id, 'boreale')
    return { ask: { building_id: home.id, [named]: incentive.id, consent: true }, advisors }
  }
  it('takes the one they chose [S2-4.024] [S1-6.006] [S2-7.009]', async () => {
    const { ask, advisors } = await contact()
    // Not the one whom we would choose for them.
    const [chosen] = advisors
    expect(advisors.length).toBeGreaterThan(1)
    const answer = await post({ ...ask, energy_advisor_id: chosen?.id }, 'boreale')
    expect(answer.json().data.attributes.energy_advisor).toEqual(chosen?.attributes)
  })
  it('asks for the choice, and finds no advisor who does not advise on it', async () => {
    const { ask } = await contact()
    const without = await post(ask, 'boreale')
    expect(without.statusCode).toBe(422)
    expect(ErrorResponse.parse(without.json()).errors.at(-1)?.source?.pointer).toBe('/energy_advisor_id')
    const nobody = { ...ask, energy_advisor_id: '018f6f00-0000-7000-8000-000000000000' }
    expect((await post(nobody, 'boreale')).statusCode).toBe(404)
  })
})
