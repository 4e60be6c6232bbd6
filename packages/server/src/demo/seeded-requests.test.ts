import type { Project } from '@hearthlight/domain/applications/project'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicant } from '../testing/applicant.ts'
import { finishProgram, finishRebate, incentiveOf } from '../testing/finish-requests.ts'
import { FAMILY_AT } from '../testing/program-engine/family-client.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { seedNeighbours } from './seed-neighbours.ts'

const NOW = new Date()
let test: TestApp
beforeAll(async () => {
  test = await testApp()
  // Times of an earlier day, when the database of the tests was filled, are offered at hours of today's visits.
  await sql`delete from timeslots`.execute(test.db)
  await seedNeighbours(test.db, [test.partners.lakeshore], { now: NOW, site: 'http://lakeshore.localhost' })
})
afterAll(() => test.close())

it('whatever is asked of the people of the demo can be finished by them', async () => {
  const waiting = await test.db
    .selectFrom('applications')
    .innerJoin('users', 'users.id', 'applications.user_id')
    .select(['users.email', 'applications.id', 'applications.incentive_id'])
    .where('applications.status', '=', 'information_requested')
    .execute()
  const emails = [...new Set(waiting.map(({ email }) => email))]
  expect(emails).toContain('homeowner@lakeshore.test')
  const finished: string[] = []
  for (const email of emails) {
    const me = await applicant(test, email)
    const own: Project[] = (await me.call('GET', '/api/v1/projects'))
      .json()
      .data.map(({ attributes }: { attributes: Project }) => attributes)
    for (const project of own.filter(({ requested_edit }) => requested_edit !== null)) {
      await finishRebate(me, project, await incentiveOf(me, project))
      finished.push(project.id)
    }
    const programs: ProgramProject[] = (await me.call('GET', `${FAMILY_AT}/projects`))
      .json()
      .data.map(({ attributes }: { attributes: ProgramProject }) => attributes)
    for (const project of programs.filter(({ requested_edit }) => requested_edit !== null)) {
      await finishProgram(me, project.id, project.site_id)
      finished.push(project.id)
    }
  }
  expect(finished.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
})
