import { expect, it } from 'vitest'
import { statusOrder } from './status-order.ts'

it('orders statuses by the way of an application, ends last, whatever order they are stored in', () => {
  const to = (...codes: string[]) => ({ transitions: codes.map((code) => ({ to: code })) })
  const statuses = {
    paid: { is_end: true },
    lost: to('begun'),
    begun: to('withdrawn', 'submitted'),
    submitted: to('review', 'nowhere'),
    review: to('paid'),
    withdrawn: { is_end: true },
  }
  expect(statusOrder({ statuses, initial_status: 'begun' })).toEqual([
    ...['begun', 'submitted', 'review', 'lost'],
    ...['withdrawn', 'paid'],
  ])
  expect(statusOrder({ initial_status: 'begun' })).toEqual([])
})
