import { expect, it } from 'vitest'
import {
  ATTIC_FORM,
  familyClient,
  filledApplication,
  type Json,
} from '../../testing/program-engine/family-client.ts'
import { changeProgram } from '../../testing/programs/change-program.ts'
import { programFile } from '../../testing/programs/program-file.ts'

const { test, site } = programFile()

const client = familyClient(site)

it('what the measures of an application ask for stands in the queue as on its own page', async () => {
  const id = await filledApplication(client)
  expect((await client.accept(id)).statusCode).toBe(200)
  const headers = await test().signIn('reviewer@lakeshore.test')
  const { data } = (
    await test().app.inject({ url: '/api/admin/v1/applications?tab=all&limit=100', headers })
  ).json()
  const queued = data.find((row: Json) => row.id === id)
  expect(queued.attributes.amount).toBe('1000.00')
  expect((await client.attributes(`/projects/${id}`)).total_incentive).toBe('1000.00')
})

it('the reviewer reads what was answered, also about each measure, in the partner’s units and words', async () => {
  const id = await filledApplication(client)
  expect((await client.accept(id)).statusCode).toBe(200)
  const headers = await test().signIn('reviewer@lakeshore.test')
  const answer = await test().app.inject({ url: `/api/admin/v1/applications/${id}`, headers })
  const { amount, answers } = answer.json().data.attributes
  const contentOf = (item: string) => answers.find((row: Json) => row.item_id === item)?.content
  expect(['year_built', 'heated_area', 'work_begun', 'rooms_cold'].map(contentOf)).toEqual([
    ...['1974', '1,850 sq ft', 'No', 'Kitchen, Bathroom'],
  ])
  expect(contentOf('blower_door_date')).toBe('11-01-2026')
  const [line] = amount.lines
  expect(line.steps).toEqual(['800 sq ft × $1.25 = $1,000.00'])
  expect(line.answers).toEqual([
    { name: 'Quoted cost', content: '$1,850.50' },
    { name: 'Material', content: 'Batts' },
    { name: 'R-value after', content: '60 R' },
  ])
})

it('the amount is told to the reviewer line by line, with what caps it', async () => {
  const id = await filledApplication(client)
  await client.measures(id, { program_measure_id: 'attic-r60', quantity: 925, fields: ATTIC_FORM })
  expect((await client.accept(id)).statusCode).toBe(200)
  const headers = await test().signIn('reviewer@lakeshore.test')
  const answer = await test().app.inject({ url: `/api/admin/v1/applications/${id}`, headers })
  expect(answer.json().data.attributes.amount).toMatchObject({
    lines: [{ steps: ['925 sq ft × $1.25 = $1,156.25', 'Capped at $1,050.00'], amount: '1050.00' }],
    total: '1050.00',
  })
})

it('a program that approves by its terms gives what its cap allows and its budget still has', async () => {
  const { partner_id, id, version } = await test()
    .db.selectFrom('programs')
    .select(['partner_id', 'id', 'version'])
    .where('id', '=', await client.programId(/^Insulation/))
    .executeTakeFirstOrThrow()
  const set = (path: readonly string[], value: unknown) =>
    changeProgram(test().db, { partner_id, program_id: id, program_version: version }, path, value)
  await set(['statuses', 'submitted', 'money'], 'committed')
  await set(['budget'], { amount: '1500.00', when_used_up: 'close' })
  const approved = async (project: string) => {
    const headers = await test().signIn('reviewer@lakeshore.test')
    const answer = await test().app.inject({ url: `/api/admin/v1/applications/${project}`, headers })
    return answer.json().data.attributes.approved_amount
  }
  const first = await filledApplication(client)
  expect((await client.accept(first)).statusCode).toBe(200)
  expect(await approved(first)).toBe('1000.00')
  const second = await filledApplication(client)
  expect((await client.accept(second)).json().errors[0].code).toBe('programs.budget-used-up')
  await set(['cart', 'cap'], '300.00')
  expect((await client.accept(second)).statusCode).toBe(200)
  expect(await approved(second)).toBe('300.00')
})

it('an approval by the terms whose amount nobody knows waits for a reviewer, or is not taken where none can decide', async () => {
  const { partner_id, id, version } = await test()
    .db.selectFrom('programs')
    .select(['partner_id', 'id', 'version'])
    .where('id', '=', await client.programId(/Weatherization/))
    .executeTakeFirstOrThrow()
  const set = (path: readonly string[], value: unknown) =>
    changeProgram(test().db, { partner_id, program_id: id, program_version: version }, path, value)
  const headers = await test().signIn('reviewer@lakeshore.test')
  const handedIn = async () => {
    const project = await client.begin(/Weatherization/)
    const kit = { home_kind: 'House', drafty_doors: 0, postal_address: '602 Huron Street' }
    await client.answer(project, 'kit', { kit })
    return { project, answer: await client.accept(project) }
  }
  const payments = async (project: string) =>
    (
      await test().app.inject({
        url: '/api/admin/v1/payments?limit=100',
        headers: await test().signIn('admin@lakeshore.test'),
      })
    )
      .json()
      .data.filter((row: Json) => row.attributes.application_id === project)
  await set(['statuses', 'submitted', 'money'], 'committed')
  const { project, answer } = await handedIn()
  expect(answer.statusCode, answer.body).toBe(200)
  const seen = await test().app.inject({ url: `/api/admin/v1/applications/${project}`, headers })
  expect(seen.json().data.attributes).toMatchObject({ status: 'eligibility_review', approved_amount: null })
  expect(await payments(project)).toEqual([])
  await set(['statuses', 'eligibility_review', 'money'], 'committed')
  expect((await handedIn()).answer.json().errors[0].code).toBe('programs.amount-unknown')
})
