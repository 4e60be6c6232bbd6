import { expect, it } from 'vitest'
import { newestFirst } from './newest-first.ts'

it('sorts applications by their last change, else by their beginning, newest first [S2-9.011]', () => {
  const one = { id: 1, created_at: '2026-01-01T00:00:00Z', last_modified_ts: '2026-03-01T00:00:00Z' }
  const other = { id: 2, created_at: '2026-02-01T00:00:00Z' }
  const third = { id: 3, created_at: '2026-01-15T00:00:00Z', last_modified_ts: null }
  expect(newestFirst([third, other, one]).map(({ id }) => id)).toEqual([1, 2, 3])
})
