import { Comment } from '@hearthlight/domain/applications/comment'
import { ErrorResponse } from '@hearthlight/domain/shared/envelope'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Applicant, applicant } from '../../../testing/applicant.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let now = new Date('2026-06-15T18:00:00Z')
let test: TestApp
let me: Applicant
let cottage: string

beforeAll(async () => {
  test = await testApp({ now: () => now })
  me = await applicant(test, 'homeowner@lakeshore.test')
  cottage = me.home('Cedar Grove cottage')
})
afterAll(() => test.close())
beforeEach(async () => {
  await test.db.deleteFrom('applications').execute()
  await test.db.deleteFrom('comments').execute()
})

const later = () => {
  now = new Date(now.getTime() + 60_000)
  return now.toISOString()
}
const list = async (query: string) =>
  (await me.call('GET', `/api/v1/comments?${query}`)).json<{ data: { id: string; attributes: Comment }[] }>()
    .data
const fieldOf = (answer: { json: () => unknown }) => {
  const last = ErrorResponse.parse(answer.json()).errors.at(-1)
  return [last?.source?.pointer, last?.title]
}

describe('an answer', () => {
  it('stands among the comments of its home, and not where staff read the home', async () => {
    const { id } = (await me.answer(cottage, 'account-number', 'LP-4100-2201')).json().data
    const current = async (home: string) =>
      (await me.call('GET', `/api/v1/buildings/current?building_id=${home}`)).json().data.attributes.comments
    expect(await current(cottage)).toEqual([
      {
        id,
        content: 'LP-4100-2201',
        project_id: null,
        commentable_type: 'ListItem',
        commentable_id: 'account-number',
      },
    ])
    expect(await current(me.home('Birchwood Lane'))).toEqual([])
    const url = `/api/admin/v1/buildings/${cottage}`
    const read = await test.app.inject({ url, headers: await test.signIn('admin@lakeshore.test') })
    expect([read.statusCode, read.json().data.attributes.comments]).toEqual([200, []])
  })
  it('is saved with the home before there is an application, and read again [S2-7.015] [S2-7.016] [S2-3.012]', async () => {
    const at = later()
    const saved = await me.answer(cottage, 'account-number', ' LP-4100-2201 ', {
      content_not_required: false,
    })
    expect(saved.statusCode, saved.body).toBe(201)
    const { id, attributes } = saved.json().data
    expect(Comment.parse(attributes)).toEqual({
      content: 'LP-4100-2201',
      commentable_type: 'ListItem',
      commentable_id: 'account-number',
      building_id: cottage,
      project_id: null,
      requested_comments: [],
      comment_history: [],
      updated_at: at,
    })
    await me.answer(cottage, 'area', '900')
    // As if it were said of a document that staff had asked for once more.
    const note = (await me.answer(cottage, 'tons', '2.5')).json().data.id
    await test.db
      .updateTable('comments')
      .set({ commentable_type: 'DocumentItem', commentable_id: 'invoice' })
      .where('id', '=', note)
      .execute()
    const notes = await list(`commentable_type=DocumentItem&building_id=${cottage}`)
    expect(notes.map((comment) => comment.id)).toEqual([note])
    const all = `commentable_type=ListItem&building_id=${cottage}`
    expect((await list(all)).map(({ attributes: { commentable_id } }) => commentable_id)).toEqual([
      'account-number',
      'area',
    ])
    const one = [{ id, type: 'comments', attributes }]
    expect(await list(`${all}&commentable_id=account-number&all_owners=true`)).toEqual(one)
    expect(await list(`building_id=${me.home('Birchwood Lane')}`)).toEqual([])
  })
  it('is changed by PUT, or saved again, with every version in its history [S2-3.012]', async () => {
    const { id } = (await me.answer(cottage, 'quantity', '1')).json().data
    const first = later()
    const put = await me.call('PUT', `/api/v1/comments/${id}`, { comment: { content: '2' } })
    expect(put.statusCode, put.body).toBe(200)
    const second = later()
    const again = (await me.answer(cottage, 'quantity', '3')).json().data
    expect(again.id).toBe(id)
    expect(again.attributes).toMatchObject({
      content: '3',
      comment_history: [
        { created_at: first, object_version: { content: '1' }, next_version: { content: '2' } },
        { created_at: second, object_version: { content: '2' }, next_version: { content: '3' } },
      ],
    })
    const same = (await me.answer(cottage, 'quantity', '3')).json().data
    expect(same.attributes.comment_history).toHaveLength(2)
  })
  it('given many times at once is one answer', async () => {
    const tries = await Promise.all(Array.from({ length: 8 }, () => me.answer(cottage, 'quantity', '5')))
    expect(new Set(tries.map((answer) => answer.json().data.id)).size).toBe(1)
    expect(await list(`building_id=${cottage}`)).toHaveLength(1)
  })
  it.each([
    ['started', 'false', 'false'],
    ['rooms-sealed', '["rim-joist","attic-floor"]', '["rim-joist","attic-floor"]'],
    ['contractor', 'another-contractor', 'another-contractor'],
    ['installed-on', '2026-05-04', '2026-05-04'],
    ['tons', '2.5', '2.5'],
    ['area', '0900', '900'],
  ])(
    'to %s is stored as the specification says: %s as %s [S2-5.015] [S2-5.016]',
    async (item, content, stored) => {
      const answer = await me.answer(cottage, item, content)
      expect([answer.statusCode, answer.json().data?.attributes.content]).toEqual([201, stored])
      const read = await list(`building_id=${cottage}&commentable_id=${item}`)
      expect(read.map(({ attributes }) => attributes.content)).toEqual([stored])
    },
  )
  it.each([
    ['area', 'nine hundred', 'This field must contain numeric values without commas or other signs.'],
    ['area', '90.5', 'This field must contain numeric values without commas or other signs.'],
    ['tons', '2,5', 'This field must contain decimal values without commas or other signs.'],
    ['started', 'yes', 'Choose one of the listed options.'],
    ['contractor', 'nobody', 'Choose one of the listed options.'],
    ['rooms-sealed', '["cellar"]', 'Choose one of the listed options.'],
    ['rooms-sealed', 'cellar', 'Choose one of the listed options.'],
    ['installed-on', '2026-02-30', 'Enter a complete date, such as 2026-11-30.'],
    ['account-number', '  ', 'This field is required.'],
    [
      'account-number',
      'LP-4100-220',
      'Write the account number as on your bill, such as LP-4100-2201. It is at the top.',
    ],
    ['installed-on', '2027-06-15', 'This day is still to come. Give the day on which the work was finished.'],
    ['quantity', '0', 'Give how many you bought, at least one.'],
    [
      'started',
      'true',
      'We can pay only for work that starts after our approval. Work that has already begun cannot be approved.',
    ],
    ['rooms-sealed', '[]', 'This field is required.'],
  ])(
    'to %s that is %j is refused at its field [S2-5.011] [S2-5.013] [S2-5.014] [S2-5.015]',
    async (item, content, title) => {
      const answer = await me.answer(cottage, item, content)
      expect(answer.statusCode).toBe(422)
      expect(fieldOf(answer)).toEqual(['/comment/content', title])
      expect(await list(`building_id=${cottage}`)).toEqual([])
    },
  )
  it('may be blank where it is not required [S2-7.016]', async () => {
    expect((await me.answer(cottage, 'area', '')).statusCode).toBe(422)
    const answer = await me.answer(cottage, 'area', '', { content_not_required: true })
    expect([answer.statusCode, answer.json().data.attributes.content]).toEqual([201, ''])
  })
  it('belongs to a question, a home and an application that are there and one’s own', async () => {
    expect((await me.answer(cottage, 'no-such-question', 'x')).statusCode).toBe(404)
    expect((await me.answer(cottage, 'area', '1', { project_id: cottage })).statusCode).toBe(404)
    const other = await applicant(test, 'new@lakeshore.test')
    expect((await other.answer(cottage, 'area', '1')).statusCode).toBe(404)
    expect((await other.call('GET', `/api/v1/comments?building_id=${cottage}`)).statusCode).toBe(404)
    const { id } = (await me.answer(cottage, 'area', '1')).json().data
    const put = await other.call('PUT', `/api/v1/comments/${id}`, { comment: { content: '2' } })
    expect(put.statusCode).toBe(404)
  })
  it('stays as it was once it is decided', async () => {
    await me.answer(cottage, 'account-number', 'LP-4100-2201')
    const { id } = (await me.submit(cottage, 'led-pack')).json().data
    const [saved] = await list(`project_id=${id}`)
    await test.db.updateTable('applications').set({ status: 'approved' }).where('id', '=', id).execute()
    const other = 'LP-4100-2202'
    const tries = [
      await me.call('PUT', `/api/v1/comments/${saved?.id}`, { comment: { content: other } }),
      await me.answer(cottage, 'account-number', other, { project_id: id }),
      await me.upload(cottage, 'invoice', { project_id: id }),
      await me.call('PUT', `/api/v1/projects/${id}`, {}),
      await me.call('POST', `/api/v1/projects/${id}/withdrawal`),
    ]
    for (const answer of tries)
      expect([answer.statusCode, ErrorResponse.parse(answer.json()).errors[0]?.title]).toEqual([
        409,
        'This application is decided, so it can no longer be changed. Write to your reviewer if something in it is wrong.',
      ])
    expect((await list(`project_id=${id}`))[0]?.attributes.content).toBe('LP-4100-2201')
  })
})
