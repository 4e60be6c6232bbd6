import { expect, it, vi } from 'vitest'
import { queryClient } from '../platform/queries.ts'
import { many, serveCalls } from '../testing/serve-calls.ts'
import { saveItems } from './answers-api.ts'
import { incentivesQuery } from './incentives-api.ts'

it('forgets the incentives of a home that nobody looks at once an answer is saved', async () => {
  serveCalls({ 'PUT /api/v1/generic_items/0': () => many('generic_items', []) })
  const { queryKey } = incentivesQuery('home')
  queryClient.setQueryData(queryKey, [])
  await saveItems([])
  expect(queryClient.getQueryData(queryKey)).toBeUndefined()
  vi.unstubAllGlobals()
})
