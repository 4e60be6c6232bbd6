import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOLDERS, type TestApp, testApp } from '../../../testing/test-app.ts'
import { type Climates, readClimates } from '../climates.ts'
import { performAudit } from './audit-task.ts'
import { type AuditThreads, openAuditThreads } from './audit-threads.ts'

let test: TestApp
let threads: AuditThreads
let climates: Climates
const lost: Error[] = []
beforeAll(async () => {
  test = await testApp()
  climates = await readClimates(FOLDERS.climate)
  threads = openAuditThreads({ timeoutMs: 300_000, onLost: (error) => lost.push(error) })
})
afterAll(async () => {
  await threads.close()
  await test.close()
})

const ASKER = { partnerId: 'partner', personId: 'person' }
const taskOf = (floor_area: number) => ({
  question: {
    building: { construction_year: 1974, floor_area },
    answers: { fuel_type: { heating_fuel: ['natural_gas'] } },
    ...climates.forAddress({ country: 'US', region: 'WI', zip: '53202' }),
    year: 2026,
  },
  measureIds: null,
})

describe('audits in threads', () => {
  it('leave the server free to answer while four of them run', async () => {
    const order: string[] = []
    const audits = [1500, 1600, 1700, 1800].map(async (area) => {
      await threads.ask(taskOf(area), ASKER)
      order.push('audit')
    })
    const health = await test.app.inject({ url: '/healthz' })
    order.push('healthz')
    await Promise.all(audits)
    expect(health.statusCode).toBe(200)
    expect(order).toEqual(['healthz', 'audit', 'audit', 'audit', 'audit'])
    expect(lost).toEqual([])
  })

  it('say what the same audit says in the main thread, with the plan of the audit or of the person', async () => {
    const task = taskOf(1700)
    expect(await threads.ask(task, ASKER)).toEqual(performAudit(task))
    const chosen = { ...task, measureIds: performAudit(task).plan.measure_ids.slice(0, 1) }
    expect(await threads.ask(chosen, ASKER)).toEqual(performAudit(chosen))
  })

  it('refuse an impossible home as a problem that names the answer', async () => {
    const { question } = taskOf(1700)
    const answers = { ...question.answers, windows_and_doors: { ach50: ['-4'] } }
    const refused = threads.ask({ question: { ...question, answers }, measureIds: null }, ASKER)
    await expect(refused).rejects.toMatchObject({ name: 'Problem', code: 'assessment.impossible-input' })
  })
})
