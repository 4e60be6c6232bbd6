import type { Project } from '@hearthlight/domain/applications/project'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { expect } from 'vitest'
import { applicant } from './applicant.ts'
import { openIncentives } from './programs/open-incentives.ts'
import { testApp } from './test-app.ts'

const NOW = new Date('2026-06-15T18:00:00Z')

/** A homeowner who applies for incentives with one home, and staff who review it, on a day when the incentives are open. */
export async function applicantAndStaff(open: typeof openIncentives = openIncentives) {
  const test = await testApp({ now: () => NOW })
  await open(test, NOW)
  const me = await applicant(test, 'homeowner@lakeshore.test')
  const admin = await test.signIn('admin@lakeshore.test')
  const home = me.home('Cedar Grove cottage')

  const staff = (method: 'GET' | 'POST', url: string, payload?: object) =>
    test.app.inject({ method, url: `/api/admin/v1/${url}`, headers: admin, ...(payload && { payload }) })
  const reviewed = async (id: string) => (await staff('GET', `applications/${id}`)).json().data.attributes
  const project = async (id: string): Promise<Project> =>
    (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes

  async function applied(
    code: string,
    answers: Readonly<Record<string, string>>,
    documents: readonly string[] = [],
  ): Promise<string> {
    for (const [item, content] of Object.entries({ 'account-number': 'LP-4100-2201', ...answers }))
      await me.answer(home, item, content)
    for (const item of documents) await me.upload(home, item)
    const made = await me.submit(home, code)
    expect(made.statusCode, made.body).toBe(201)
    return made.json().data.id
  }
  /** Another answer, of the applicant, to what an application was handed in with. */
  async function correct(id: string, item: string, content: string, more: object = {}) {
    const url = `/api/v1/comments?project_id=${id}&commentable_id=${item}`
    const { id: comment } = (await me.call('GET', url)).json().data[0]
    return me.call('PUT', `/api/v1/comments/${comment}`, { comment: { content, ...more } })
  }
  async function move(id: string, to: string, more: object = {}): Promise<void> {
    const { revision } = await reviewed(id)
    const moved = await staff('POST', `applications/${id}/moves`, { to, revision, reason: 'Seen.', ...more })
    expect(moved.statusCode, moved.body).toBe(201)
  }
  /** As before anybody applied for an incentive. */
  async function begin(): Promise<void> {
    await test.db.deleteFrom('applications').where('incentive_id', 'is not', null).execute()
    await test.db.deleteFrom('comments').execute()
    await test.db.deleteFrom('documents').execute()
  }
  return { test, me, home, staff, reviewed, project, applied, correct, move, begin }
}
export type ApplicantAndStaff = Awaited<ReturnType<typeof applicantAndStaff>>

/** Where each thing that is refused stands, and what is said of it. */
export const refusalsOf = (answer: { json: () => unknown }) =>
  ErrorResponse.parse(answer.json()).errors.map(({ source, title, detail }) => [
    source?.pointer,
    detail ?? title,
  ])
