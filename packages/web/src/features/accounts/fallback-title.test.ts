import { expect, it } from 'vitest'
import { HttpProblem } from '../../platform/http-problem.ts'
import { withFallbackTitle } from './fallback-title.ts'

const failing = (code: string, title: string) => () =>
  Promise.reject(new HttpProblem({ status: 500, code, title }))

it('says our own sentence for a response that cannot be read, and the server’s where it gave one', async () => {
  const titleOf = (call: () => Promise<never>) =>
    withFallbackTitle('No mail was sent.', call).catch((cause: HttpProblem) => cause.title)
  expect(await titleOf(failing('unreadable', 'Something went wrong.'))).toBe('No mail was sent.')
  expect(await titleOf(failing('accounts.unknown', 'Nobody has this address.'))).toBe(
    'Nobody has this address.',
  )
})
