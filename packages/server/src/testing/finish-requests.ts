import type { Project } from '@hearthlight/domain/applications/project'
import type { ClassifiedIncentive } from '@hearthlight/domain/incentives/classified-incentive'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { expect } from 'vitest'
import type { Applicant } from './applicant.ts'
import { FAMILY_AT } from './program-engine/family-client.ts'
import { answerQuestion, answerStep } from './programs/walk-offers.ts'

/** Every request has its field or its upload among what the incentive asks for; when all are done the update is taken. */
export async function finishRebate(
  me: Applicant,
  project: Project,
  incentive: Pick<ClassifiedIncentive, 'code' | 'question_list' | 'document_list'>,
): Promise<void> {
  const { building_id } = project
  const requests = [...project.requested_comments, ...project.document_upload_notify_list]
  expect(requests.length, project.name).toBeGreaterThan(0)
  const where = { project_id: project.id }
  for (const { id: request, item_id } of project.requested_comments) {
    const item = incentive.question_list.find(({ id }) => id === item_id)
    if (item === undefined) throw new Error(`${incentive.code} has no question ${item_id}`)
    const url = `/api/v1/comments?project_id=${project.id}&commentable_id=${item_id}`
    const [before] = (await me.call('GET', url)).json().data
    const content = answerQuestion(item)
    const given =
      before === undefined
        ? await me.answer(building_id, item_id, content, where)
        : await me.call('PUT', `/api/v1/comments/${before.id}?requested_comment_id=${request}`, {
            comment: { content },
          })
    expect(given.statusCode, given.body).toBeLessThan(300)
  }
  for (const { item_id } of project.document_upload_notify_list) {
    const item = incentive.document_list.find(({ id }) => id === item_id)
    if (item === undefined) throw new Error(`${incentive.code} has no document ${item_id}`)
    for (let file = 0; file < item.min_files; file += 1) {
      const text = `${project.number} ${project.stage} ${item_id} ${file}`
      const given = await me.upload(building_id, item_id, where, text)
      expect(given.statusCode, given.body).toBe(201)
    }
  }
  const sent = await me.call('PUT', `/api/v1/projects/${project.id}`, {})
  expect(sent.statusCode, sent.body).toBe(200)
  expect(sent.json().data.attributes).toMatchObject({ status: 'eligibility_review', requested_edit: null })
}

/** The incentive of an application, as its home sees it. */
export async function incentiveOf(me: Applicant, project: Project): Promise<ClassifiedIncentive> {
  const path = project.programmable_type === 'Offer' ? '/api/v2/offers' : '/api/v1/subsidies'
  const list = (await me.call('GET', `${path}?building_id=${project.building_id}`)).json().data
  return list.find(({ id }: { id: string }) => id === project.programmable_id).attributes
}

/** The same of a program: what is asked for is answered and given once more, and its terms are accepted. */
export async function finishProgram(me: Applicant, id: string, home: string): Promise<void> {
  const read = async (): Promise<ProjectDetails> =>
    (await me.call('GET', `${FAMILY_AT}/projects/${id}`)).json().data.attributes
  const { steps, requested_edit } = await read()
  expect(requested_edit).not.toBeNull()
  for (const { id: step, type, is_locked } of steps)
    if (['prq', 'attachment', 'tandc'].includes(type) && !is_locked)
      await answerStep(me, { id, home, type, step })
  expect(await read()).toMatchObject({ status_code: 'eligibility_review', requested_edit: null })
}
