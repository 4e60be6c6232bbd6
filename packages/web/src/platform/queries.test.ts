import { afterEach, expect, it } from 'vitest'
import { HttpProblem } from './http-problem.ts'
import { dismissAll, shownNotices } from './notices.ts'
import { queryClient } from './queries.ts'

const load = (status: number) =>
  queryClient
    .fetchQuery({
      queryKey: ['test', status],
      queryFn: () => Promise.reject(new HttpProblem({ status, code: 'x.y', title: `Refused ${status}` })),
      retry: false,
    })
    .catch(() => undefined)

afterEach(dismissAll)

it('tells of a failed load in a notice that stays [S2-8.020]', async () => {
  await load(500)
  expect(shownNotices()).toMatchObject([{ kind: 'notice-stay', tone: 'danger', text: 'Refused 500' }])
})
it('says nothing about what has its own place: no connection, no session, nothing there', async () => {
  for (const status of [0, 401, 404]) await load(status)
  expect(shownNotices()).toEqual([])
})
