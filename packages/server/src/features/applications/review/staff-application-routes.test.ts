import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { entriesOf } from '../../../testing/files/zip-entries.ts'
import { openIncentives, openIncentivesWith } from '../../../testing/programs/open-incentives.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import type { SignedIn } from '../../../testing/test-sign-in.ts'

let now = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let me: Applicant
let admin: SignedIn
let reviewer: SignedIn
let home: string

beforeAll(async () => {
  test = await testApp({ now: () => now })
  me = await applicant(test, 'homeowner@lakeshore.test')
  admin = await test.signIn('admin@lakeshore.test')
  reviewer = await test.signIn('reviewer@lakeshore.test')
  home = me.home('Birchwood Lane')
})
afterAll(() => test.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000)
  await test.db.deleteFrom('applications').execute()
  await test.db.deleteFrom('comments').execute()
  await test.db.deleteFrom('documents').execute()
})

const asStaff = (headers: SignedIn, method: 'GET' | 'POST', url: string, payload?: object) =>
  test.app.inject({ method, url: `/api/admin/v1/applications/${url}`, headers, ...(payload && { payload }) })
const titleOf = (answer: { json: () => unknown }) => ErrorResponse.parse(answer.json()).errors[0]?.title
const projectOf = async (id: string) =>
  (await me.call('GET', `/api/v1/projects/${id}`)).json().data.attributes
const lock = (id: string, locked: string) =>
  test.db.updateTable('applications').set({ locked_in_portal: locked }).where('id', '=', id).execute()

async function applied(): Promise<string> {
  await me.answer(home, 'account-number', 'LP-4100-2201')
  await me.answer(home, 'quantity', '1')
  await me.upload(home, 'invoice')
  const made = await me.submit(home, 'smart-thermostat')
  expect(made.statusCode, made.body).toBe(201)
  return made.json().data.id
}
const ASKED = {
  requests: [
    { kind: 'answer', item_id: 'quantity', content: 'The invoice says two. How many are there?' },
    { kind: 'upload', item_id: 'invoice', content: 'The invoice does not name the model.' },
  ],
}

describe('staff ask for an answer and a document once more', () => {
  it('and the application, the home and the person are told [S2-4.018] [S2-4.019] [S2-4.017] [S2-3.012]', async () => {
    const id = await applied()
    const before = (await test.mailbox()).length
    const asked = await asStaff(reviewer, 'POST', `${id}/requests`, ASKED)
    expect(asked.statusCode, asked.body).toBe(201)
    const message = 'The invoice says two. How many are there?\n\nThe invoice does not name the model.'
    expect(await projectOf(id)).toMatchObject({
      status: 'information_requested',
      project_status: { status: 'information_requested' },
      custom_status_description: message,
      requested_edit: message,
      requested_comments: [{ item_id: 'quantity', name: 'How many did you buy?', is_done: false }],
      document_upload_notify_list: [
        {
          item_id: 'invoice',
          name: 'Paid invoice',
          content: 'The invoice does not name the model.',
          is_done: false,
        },
      ],
      admin_document_upload: true,
      statuses: [{ status: 'submitted' }, { status: 'information_requested', message }],
    })
    const { data } = (
      await me.call('GET', `/api/v1/comments?project_id=${id}&commentable_id=quantity`)
    ).json()
    expect(data[0].attributes.requested_comments).toEqual([
      { id: expect.any(String), content: 'The invoice says two. How many are there?' },
    ])
    expect(data[0].attributes.project_id).toBe(id)
    const building = (await me.call('GET', `/api/v1/buildings/current?building_id=${home}`)).json().data
    expect(building.attributes.total_project_update_requested).toBe(1)
    const mails = await test.mailbox()
    expect(mails).toHaveLength(before + 1)
    expect(mails[0]).toMatchObject({ to: 'homeowner@lakeshore.test' })
    expect(mails[0]?.text).toContain('The invoice does not name the model.')
    expect(mails[0]?.text).toContain(
      `Open what is asked: http://lakeshore.localhost/incentives?buildingId=${home}&application=${id}`,
    )
    expect(building.attributes.applications).toContainEqual({ id, kind: 'Offer', is_asked: true })
  })
  it('and the person does it and sends the update, which clears it [S2-4.020] [S2-7.004] [S2-7.017] [S2-5.012]', async () => {
    const id = await applied()
    await asStaff(reviewer, 'POST', `${id}/requests`, ASKED)
    const send = () => me.call('PUT', `/api/v1/projects/${id}`, {})
    expect(titleOf(await send())).toBe('Please re-upload for requested document(s)')
    const { document_upload_notify_list } = await projectOf(id)
    const confirm = () =>
      me.call(
        'PUT',
        `/api/v1/comments/${document_upload_notify_list[0].id}?requested_comment_id=${document_upload_notify_list[0].id}`,
        { comment: { content: 'It names the model now.' }, is_upload_request: true },
      )
    expect(titleOf(await confirm())).toBe('Please re-upload for requested document(s)')
    await me.upload(home, 'invoice', { project_id: id, re_upload: true }, 'better invoice')
    const confirmed = await confirm()
    expect(confirmed.statusCode, confirmed.body).toBe(200)
    expect(confirmed.json().data.attributes).toMatchObject({
      commentable_type: 'DocumentItem',
      content: 'It names the model now.',
    })
    expect(titleOf(await send())).toBe('Please edit the requested fields')
    const { data } = (
      await me.call('GET', `/api/v1/comments?project_id=${id}&commentable_id=quantity`)
    ).json()
    const [{ id: comment, attributes }] = data
    const edit = (content: string) =>
      me.call(
        'PUT',
        `/api/v1/comments/${comment}?requested_comment_id=${attributes.requested_comments[0].id}`,
        {
          comment: { content, content_not_required: true },
        },
      )
    expect((await edit('')).statusCode).toBe(422)
    const edited = await edit('2')
    expect(edited.json().data.attributes).toMatchObject({ content: '2', requested_comments: [] })
    const sent = await send()
    expect(sent.statusCode, sent.body).toBe(200)
    expect(sent.json().data.attributes).toMatchObject({
      status: 'eligibility_review',
      requested_edit: null,
      requested_comments: [],
      document_upload_notify_list: [],
      admin_document_upload: false,
    })
    const building = (await me.call('GET', `/api/v1/buildings/current?building_id=${home}`)).json().data
    expect(building.attributes.total_project_update_requested).toBe(0)
  })
  it('and an optional answer that is asked for is not left blank, be it new or changed [S2-5.012]', async () => {
    await openIncentivesWith(test, now, 'smart-thermostat', {
      optional_questions: ['household-income', 'rooms-sealed'],
    })
    onTestFinished(() => openIncentives(test, now))
    const id = await applied()
    const blank = { content: '', content_not_required: true }
    const { id: income } = (await me.answer(home, 'household-income', '52000', { project_id: id })).json()
      .data
    const empty = () => me.call('PUT', `/api/v1/comments/${income}`, { comment: blank })
    const leaveOut = () => me.answer(home, 'rooms-sealed', '', { ...blank, project_id: id })
    expect((await empty()).statusCode).toBe(200)
    const requests = ['household-income', 'rooms-sealed'].map((item_id) => {
      return { kind: 'answer', item_id, content: 'Please tell us this as well.' }
    })
    expect((await asStaff(reviewer, 'POST', `${id}/requests`, { requests })).statusCode).toBe(201)
    for (const answer of [await empty(), await leaveOut()])
      expect(ErrorResponse.parse(answer.json()).errors.at(-1)).toMatchObject({
        title: 'This field is required.',
        source: { pointer: '/comment/content' },
      })
    expect((await projectOf(id)).requested_comments).toMatchObject([{ is_done: false }, { is_done: false }])
  })
  it('of what the incentive asks for and nothing else', async () => {
    const id = await applied()
    const requests = [{ kind: 'upload', item_id: 'quantity', content: 'Which?' }]
    const answer = await asStaff(reviewer, 'POST', `${id}/requests`, { requests })
    expect(answer.statusCode).toBe(422)
    expect(ErrorResponse.parse(answer.json()).errors.at(-1)?.source?.pointer).toBe('/requests/0/item_id')
  })
  it('only at their own partner', async () => {
    const id = await applied()
    const tejo = await test.signIn('admin@tejo.test')
    expect((await asStaff(tejo, 'POST', `${id}/requests`, ASKED)).statusCode).toBe(404)
    expect((await asStaff(tejo, 'GET', id)).statusCode).toBe(404)
  })
})

it('a locked application takes no answer, no document and no update, and can be read [S2-4.051] [S2-4.053] [S2-8.002]', async () => {
  const id = await applied()
  await asStaff(reviewer, 'POST', `${id}/requests`, ASKED)
  const { data: documents } = (await me.call('GET', `/api/v1/documents?project_id=${id}`)).json()
  const { data: comments } = (await me.call('GET', `/api/v1/comments?project_id=${id}`)).json()
  await lock(id, 'Yes, since it was approved')
  const tries = [
    await me.call('PUT', `/api/v1/projects/${id}`, {}),
    await me.call('PUT', `/api/v1/comments/${comments[0].id}`, { comment: { content: '2' } }),
    await me.answer(home, 'quantity', '2', { project_id: id }),
    await me.upload(home, 'invoice', { project_id: id }, 'another'),
    await me.call('PUT', `/api/v1/documents/${documents[0].id}`, { document_id: documents[0].id }),
    await me.call('DELETE', `/api/v1/documents?id=${documents[0].id}`),
    await asStaff(reviewer, 'POST', `${id}/requests`, ASKED),
  ]
  for (const answer of tries)
    expect([answer.statusCode, titleOf(answer)]).toEqual([423, 'This project is locked in the portal.'])
  expect((await projectOf(id)).locked_in_portal).toBe('Yes, since it was approved')
  expect((await me.call('GET', `/api/v1/documents?project_id=${id}`)).json().data).toEqual(documents)
})

describe('a restricted answer', () => {
  /** As if the question of the quantity were about income. */
  async function restrict(id: string, restrict_data_access = true): Promise<string> {
    const { definition } = await test.db
      .selectFrom('incentive_dictionaries')
      .select('definition')
      .where('partner_id', '=', test.partners.lakeshore.id)
      .executeTakeFirstOrThrow()
    const quantity = definition.questions['quantity']
    if (quantity === undefined) throw new Error('no such question')
    const questions = { ...definition.questions, quantity: { ...quantity, restrict_data_access } }
    await test.db
      .updateTable('incentive_dictionaries')
      .set({ definition: JSON.stringify({ ...definition, questions }) })
      .where('partner_id', '=', test.partners.lakeshore.id)
      .execute()
    return id
  }
  const answersFor = async (who: SignedIn, id: string) =>
    (await asStaff(who, 'GET', id))
      .json()
      .data.attributes.answers.map(
        (answer: { item_id: string; content: string | null; message: string | null }) => [
          answer.item_id,
          answer.content,
          answer.message,
        ],
      )
  const reads = () =>
    test.db
      .selectFrom('audit_log')
      .select(['actor_id', 'record_id', 'after'])
      .where('action', '=', 'application.read-restricted')
      .execute()

  it('is absent for staff without the permission, who read the partner’s message [S2-6.005] [S2-6.007]', async () => {
    const id = await restrict(await applied())
    expect(await answersFor(reviewer, id)).toEqual([
      ['account-number', 'LP-4100-2201', null],
      ['quantity', null, 'You do not have permission to see this item.'],
    ])
    expect((await asStaff(reviewer, 'GET', `${id}/restricted_answers/quantity`)).statusCode).toBe(403)
    expect(await reads()).toEqual([])
  })
  it('is read one by one with the permission, and each read is logged [S2-6.005] [S2-6.008] [S2-6.006]', async () => {
    const id = await restrict(await applied())
    expect(await answersFor(admin, id)).toEqual([
      ['account-number', 'LP-4100-2201', null],
      ['quantity', null, null],
    ])
    expect(await reads()).toEqual([])
    const read = await asStaff(admin, 'GET', `${id}/restricted_answers/quantity`)
    expect(read.json().data.attributes).toMatchObject({ item_id: 'quantity', content: '1' })
    await asStaff(admin, 'GET', `${id}/restricted_answers/quantity`)
    expect(await reads()).toMatchObject([
      { record_id: id, after: { item_id: 'quantity' } },
      { record_id: id, after: { item_id: 'quantity' } },
    ])
    expect((await asStaff(admin, 'GET', `${id}/restricted_answers/account-number`)).statusCode).toBe(404)
  })
  it('is read with the permission as an additional one too [S2-6.006]', async () => {
    const id = await restrict(await applied())
    const read = () => asStaff(reviewer, 'GET', `${id}/restricted_answers/quantity`)
    const grant = (...additional: 'AppliedOfferRestrictedDataAccess'[]) =>
      test.db
        .updateTable('admins')
        .set({ additional_permissions: additional })
        .where('partner_id', '=', test.partners.lakeshore.id)
        .where('email', '=', 'reviewer@lakeshore.test')
        .execute()
    expect((await read()).statusCode).toBe(403)
    await grant('AppliedOfferRestrictedDataAccess')
    expect((await read()).json().data.attributes).toMatchObject({ item_id: 'quantity', content: '1' })
    expect(await answersFor(reviewer, id)).toContainEqual(['quantity', null, null])
    await grant()
  })
  it('leaves in the export of a person’s data with the permission only, and for the person [S2-6.005] [S2-6.009]', async () => {
    const id = await restrict(await applied())
    const { user_id } = await test.db
      .selectFrom('applications')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    type Given = { project_id: string; commentable_id: string; content: string; answer_in_words?: string }
    const taken = async (who: SignedIn, url = `/api/admin/v1/users/${user_id}/export`) => {
      const answer = await test.app.inject({ url, headers: who })
      const { comments } = JSON.parse(String(entriesOf(answer.rawPayload).get('data.json')))
      return comments
        .filter((comment: Given) => comment.project_id === id)
        .map(({ commentable_id, content, answer_in_words }: Given) => [
          ...[commentable_id, content, ...(answer_in_words === content ? [] : [answer_in_words])],
        ])
        .sort()
    }
    const whole = [
      ['account-number', 'LP-4100-2201'],
      ['quantity', '1'],
    ]
    expect(await taken(reviewer)).toEqual([
      ['account-number', 'LP-4100-2201'],
      // Nor is it said in words.
      ['quantity', 'You do not have permission to see this item.', undefined],
    ])
    expect(await taken(admin)).toEqual(whole)
    expect(await taken(await test.signIn('homeowner@lakeshore.test'), '/api/v1/users/export')).toEqual(whole)
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'after'])
      .where('action', '=', 'user.export')
      .orderBy('at')
      .execute()
    expect(lines.map(({ after }) => (after as { restricted_answers?: number }).restricted_answers)).toEqual([
      undefined,
      expect.any(Number),
      undefined,
    ])
  })
  it('that was given before it was restricted shows in no line of the log either', async () => {
    await restrict('', false)
    const id = await restrict(await applied())
    const given = await test.db
      .selectFrom('comments')
      .select(['id', 'commentable_id'])
      .where('project_id', '=', id)
      .execute()
    const told = async (item: string) => {
      const answer = given.find(({ commentable_id }) => commentable_id === item)
      const url = `/api/admin/v1/audit_log?q=${answer?.id}&record=comment`
      const { data } = (await test.app.inject({ url, headers: admin })).json()
      return data.map(({ attributes }: { attributes: { after: unknown } }) => attributes.after)
    }
    expect(await told('account-number')).toEqual([{ content: 'LP-4100-2201' }])
    expect(await told('quantity')).toEqual([{ content: '••••••••' }])
  })
  it('is the owner’s to read like any other, and stands in no log [S2-6.009]', async () => {
    const id = await restrict(await applied())
    const { data } = (
      await me.call('GET', `/api/v1/comments?project_id=${id}&commentable_id=quantity`)
    ).json()
    expect(data[0].attributes.content).toBe('1')
    const listed: { attributes: { code: string; question_list: ListItem[] } }[] = (
      await me.call('GET', `/api/v2/offers?building_id=${home}`)
    ).json().data
    const asked = listed.find(({ attributes: { code } }) => code === 'smart-thermostat')?.attributes
    expect(asked?.question_list).toContainEqual(
      expect.objectContaining({ id: 'quantity', restrict_data_access: true }),
    )
    await me.answer(home, 'quantity', '77')
    await me.answer(home, 'quantity', '78')
    const lines = await test.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'comment.save')
      .execute()
    expect(lines.length).toBeGreaterThan(2)
    expect(JSON.stringify(lines)).not.toMatch(/7[78]/)
  })
})
