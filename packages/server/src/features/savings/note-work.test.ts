import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { type ApplicantAndStaff, applicantAndStaff } from '../../testing/applicant-and-staff.ts'

/** As `applicantAndStaff` has it. */
const TODAY = '2026-06-15'
let both: ApplicantAndStaff

beforeAll(async () => {
  both = await applicantAndStaff()
})
afterAll(() => both.test.close())
beforeEach(async () => {
  await both.begin()
  await both.test.db.deleteFrom('home_works').execute()
})

const FURNACE = {
  'installed-on': '2026-05-20',
  contractor: 'a-registered-contractor',
  'old-furnace-fuel': 'natural-gas',
}
const worksOf = async (home = both.home) => {
  const listed = await both.me.call('GET', `/api/v1/home_savings/of_building/${home}`)
  return listed
    .json()
    .data.flatMap(({ attributes: { works, promised } }: { attributes: Told }) =>
      works.map((work) => ({ ...work, measures: work.measures.map(({ id }) => id), promised })),
    )
}
type Told = {
  readonly works: readonly {
    readonly id: string
    readonly source: string
    readonly begins: string
    readonly ends: string
    readonly measures: readonly { readonly id: string }[]
  }[]
  readonly promised: { readonly kwh: number } | null
}
const tell = (measure_ids: readonly string[], begins: string, ends = begins) =>
  both.me.call('POST', `/api/v1/home_works/of_building/${both.home}`, { begins, ends, measure_ids })

async function approve(id: string): Promise<void> {
  await both.move(id, 'eligibility_review')
  await both.move(id, 'approved', { amount: '100.00' })
}
async function pay(id: string): Promise<void> {
  const payments = (await both.staff('GET', 'payments?limit=100')).json().data
  const own = payments.find(
    ({ attributes }: { attributes: { application_id: string } }) => attributes.application_id === id,
  )
  const batch = (await both.staff('POST', 'payment_batches', { payments: [own.id] })).json().data
  await both.staff('POST', `payment_batches/${batch.id}/sent`)
  const csv = `payment,status\n${own.attributes.number},paid`
  const paid = await both.staff('POST', 'payment_imports', { csv, is_dry_run: false })
  expect(paid.json().data.attributes, paid.body).toMatchObject({ paid: 1 })
}

it('becomes work on the home once it is paid, with its measure and its day', async () => {
  const id = await both.applied('gas-furnace', FURNACE, ['invoice', 'ahri'])
  await approve(id)
  expect(await worksOf()).toEqual([])
  await pay(id)
  expect(await worksOf()).toMatchObject([
    { source: 'application', begins: '2026-05-20', ends: '2026-05-21', measures: ['furnace_high_eff'] },
  ])
})

it('without a day of its own lies between the day it was handed in and the day it was paid', async () => {
  const id = await both.applied('smart-thermostat', { quantity: '1' }, ['invoice'])
  const submitted = new Date('2026-04-02T18:00:00Z')
  await both.test.db
    .updateTable('applications')
    .set({ submitted_at: submitted })
    .where('id', '=', id)
    .execute()
  await approve(id)
  await pay(id)
  expect(await worksOf()).toMatchObject([
    { begins: '2026-04-02', ends: '2026-06-16', measures: ['smart_thermostat'] },
  ])
})

it('that came to nothing, or is not decided, is no work', async () => {
  const withdrawn = await both.applied('gas-furnace', FURNACE, ['invoice', 'ahri'])
  await both.move(withdrawn, 'eligibility_review')
  await both.move(withdrawn, 'declined', { message: 'No.' })
  await both.applied('smart-thermostat', { quantity: '1' }, ['invoice'])
  expect(await worksOf()).toEqual([])
})

it('is one work with what the person told of it before, whose days stay', async () => {
  await tell(['furnace_high_eff', 'air_sealing'], '2026-05-02')
  await tell(['attic_insulation'], '2026-05-02')
  const id = await both.applied('gas-furnace', FURNACE, ['invoice', 'ahri'])
  await approve(id)
  await pay(id)
  const works = await worksOf()
  expect(works).toHaveLength(2)
  expect(works.find(({ source }: { source: string }) => source === 'application')).toMatchObject({
    begins: '2026-05-02',
    ends: '2026-05-02',
    measures: ['furnace_high_eff', 'air_sealing'],
  })
})

it('is one work with what the person tells of it afterwards, and another of another time', async () => {
  const id = await both.applied('gas-furnace', FURNACE, ['invoice', 'ahri'])
  await approve(id)
  await pay(id)
  const [made] = await worksOf()
  const told = await tell(['furnace_high_eff'], '2026-04-20', '2026-04-22')
  expect(told.json().data.id).toBe(made.id)
  expect(await worksOf()).toMatchObject([{ source: 'application', begins: '2026-04-20', ends: '2026-04-22' }])
  await tell(['furnace_high_eff'], '2019-04-20')
  expect(await worksOf()).toHaveLength(2)
})

/** A program whose applications staff may open again after they are paid. */
async function reopening() {
  const { id, version, partner_id } = await both.test.db
    .selectFrom('programs')
    .select(['id', 'version', 'partner_id'])
    .where('code', '=', 'insulation-2026')
    .executeTakeFirstOrThrow()
  const { definition } = await both.test.db
    .selectFrom('program_versions')
    .select('definition')
    .where('program_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  const paid = { ...definition.statuses['payment_issued'], is_end: false }
  const ways = [{ to: 'eligibility_review', by: ['reviewer'] }]
  const statuses = { ...definition.statuses, payment_issued: { ...paid, transitions: ways } }
  await both.test.db
    .updateTable('program_versions')
    .set({ definition: JSON.stringify({ ...definition, statuses }) })
    .where('program_id', '=', id)
    .execute()
  return { partner_id, program_id: id, program_version: version }
}

async function handedIn(measure: string, building_id = both.home): Promise<string> {
  const { partner_id, ...program } = await reopening()
  const { user_id } = await both.test.db
    .selectFrom('buildings')
    .select('user_id')
    .where('id', '=', building_id)
    .executeTakeFirstOrThrow()
  const at = new Date(`${TODAY}T18:00:00Z`)
  const id = newId()
  await both.test.db
    .insertInto('applications')
    .values({
      partner_id,
      id,
      user_id,
      building_id,
      kind: 'Program',
      ...program,
      status: 'submitted',
      created_at: at,
      updated_at: at,
      submitted_at: at,
    })
    .execute()
  const chosen = { measure, quantity: 1, fields: JSON.stringify({}), created_at: at, updated_at: at }
  await both.test.db
    .insertInto('application_measures')
    .values({ partner_id, application_id: id, id: newId(), ...chosen })
    .execute()
  return id
}

it('to a program stands for the measures that were chosen in it, and is none once it is opened again', async () => {
  const id = await handedIn('attic-r60')
  await approve(id)
  await pay(id)
  expect(await worksOf()).toMatchObject([{ source: 'application', measures: ['attic_insulation'] }])
  await both.move(id, 'eligibility_review')
  expect(await worksOf()).toEqual([])
})

it('says what the report promised of it at that time', async () => {
  const home = both.me.home('Birchwood Lane')
  const { data } = (await both.me.call('GET', '/api/v1/buildings/')).json().records
  const { attributes } = data.find((each: { id: string }) => each.id === home)
  await both.me.call('GET', `/api/v1/virtual_audit/virtual_audits/${attributes.extra_info.virtual_audit}`)
  const id = await handedIn('attic-r60', home)
  await approve(id)
  await pay(id)
  const [made] = await worksOf(home)
  expect(made.promised.kwh).toBeGreaterThan(100)
})

it('leaves what the person told of it when it is opened again', async () => {
  await tell(['attic_insulation'], '2026-05-02')
  const id = await handedIn('attic-r60')
  await approve(id)
  await pay(id)
  expect(await worksOf()).toMatchObject([{ source: 'application', begins: '2026-05-02' }])
  await both.move(id, 'eligibility_review')
  expect(await worksOf()).toMatchObject([{ source: 'person', begins: '2026-05-02' }])
})
