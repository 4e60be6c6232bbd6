import type { Project } from '@hearthlight/domain/applications/project'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import type { ProgramProject, ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Applicant, applicant } from '../testing/applicant.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { seedNeighbours } from './seed-neighbours.ts'

const NOW = new Date()
const FAMILY = '/api/v1/fulfill-integrate'
let test: TestApp
beforeAll(async () => {
  test = await testApp()
  await seedNeighbours(test.db, [test.partners.lakeshore], { now: NOW, site: 'http://lakeshore.localhost' })
})
afterAll(() => test.close())

/** What a person would answer who reads the question and its rules. */
function answerTo({ answer_type, rules, select_codes }: ListItem): string {
  const rule = (kind: string) => rules.find((each) => each.kind === kind)
  const least = rule('at_least')
  const must = rule('must_be')
  switch (answer_type) {
    case 'boolean':
      return must?.kind === 'must_be' ? must.answer : 'true'
    case 'date':
      return NOW.toISOString().slice(0, 10)
    case 'integer':
    case 'float':
      return least?.kind === 'at_least' ? String(least.value) : '1'
    case 'select':
      return select_codes[0] ?? ''
    case 'multi_select':
      return JSON.stringify(select_codes.slice(0, 1))
    case 'text':
      return 'As it stands on the invoice'
    default:
      return answer_type satisfies never
  }
}

/** Every request has its field or its upload among what the incentive asks for; when all are done the update is taken. */
async function finish(me: Applicant, project: Project): Promise<void> {
  const lists = ['/api/v2/offers', '/api/v1/subsidies'].map((url) =>
    me.call('GET', `${url}?building_id=${project.building_id}`),
  )
  const { attributes: incentive } = (await Promise.all(lists))
    .flatMap((list) => list.json().data)
    .find(({ id }: { id: string }) => id === project.programmable_id)
  const requests = [...project.requested_comments, ...project.document_upload_notify_list]
  expect(requests.length, project.name).toBeGreaterThan(0)
  const where = { project_id: project.id }
  for (const { item_id } of project.requested_comments) {
    const item = incentive.question_list.find(({ id }: { id: string }) => id === item_id)
    const given = await me.answer(project.building_id, item_id, answerTo(item), where)
    expect(given.statusCode, given.body).toBe(201)
  }
  for (const { item_id } of project.document_upload_notify_list) {
    const item = incentive.document_list.find(({ id }: { id: string }) => id === item_id)
    for (let file = 0; file < item.min_files; file += 1) {
      const given = await me.upload(project.building_id, item_id, where, `${item_id} ${file}`)
      expect(given.statusCode, given.body).toBe(201)
    }
  }
  const sent = await me.call('PUT', `/api/v1/projects/${project.id}`, {})
  expect(sent.statusCode, sent.body).toBe(200)
  expect(sent.json().data.attributes).toMatchObject({ status: 'eligibility_review', requested_edit: null })
}

/** The same of a program: its questions are answered once more, and its terms accepted. */
async function finishProgram(me: Applicant, { id: project_id }: ProgramProject): Promise<void> {
  const read = async (): Promise<ProjectDetails> =>
    (await me.call('GET', `${FAMILY}/projects/${project_id}`)).json().data.attributes
  const { sections, steps, requested_edit } = await read()
  expect(requested_edit).not.toBeNull()
  for (const section of sections) {
    if (section.question_type !== 'Question') throw new Error('the demo asks for more than an answer')
    const answers = section.questions.map(({ id, response }) => [id, response])
    const cn = steps.find(({ type }) => type === 'prq')?.id
    const saved = await me.call('POST', `${FAMILY}/prqs`, {
      ...{ answerList: { [section.id]: Object.fromEntries(answers) }, details: { project_id, cn } },
    })
    expect(saved.statusCode, saved.body).toBe(200)
  }
  const cn = steps.find(({ type }) => type === 'tandc')?.id
  const terms = { accept_tnc: true, is_tc_update: true, details: { project_id, cn } }
  const sent = await me.call('POST', `${FAMILY}/prqs`, terms)
  expect(sent.statusCode, sent.body).toBe(200)
  expect(await read()).toMatchObject({ status_code: 'eligibility_review', requested_edit: null })
}

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
      await finish(me, project)
      finished.push(project.id)
    }
    const programs: ProgramProject[] = (await me.call('GET', `${FAMILY}/projects`))
      .json()
      .data.map(({ attributes }: { attributes: ProgramProject }) => attributes)
    for (const project of programs.filter(({ requested_edit }) => requested_edit !== null)) {
      await finishProgram(me, project)
      finished.push(project.id)
    }
  }
  expect(finished.toSorted()).toEqual(waiting.map(({ id }) => id).toSorted())
})
