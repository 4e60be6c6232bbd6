import { expect, it } from 'vitest'
import { IN_A_ROW, layOut } from './status-layout.ts'

const to = (...codes: readonly string[]) => codes.map((code) => ({ to: code, by: ['reviewer'] }))
const STATUSES = {
  started: { transitions: to('sent', 'withdrawn') },
  sent: { transitions: to('withdrawn', 'review') },
  asked: { transitions: to('review', 'withdrawn') },
  review: { transitions: to('asked', 'declined', 'approved', 'withdrawn') },
  approved: { money: 'committed', transitions: to('paid') },
  paid: { money: 'paid', is_end: true },
  declined: { is_end: true },
  withdrawn: { is_end: true },
}
const ORDER = ['started', 'sent', 'review', 'asked', 'approved', 'withdrawn', 'declined', 'paid']

it('draws the way to the payment from left to right, and the rest below what leads to it', () => {
  const { boxes } = layOut(STATUSES, ORDER, IN_A_ROW)
  const places = Object.fromEntries(boxes.map(({ code, column, row }) => [code, [column, row]]))
  expect(places).toEqual({
    started: [0, 0],
    sent: [1, 0],
    review: [2, 0],
    approved: [3, 0],
    paid: [4, 0],
    asked: [2, 1],
    withdrawn: [0, 1],
    declined: [3, 1],
  })
})

it('draws no moves to an end that many statuses lead to, and says how many do', () => {
  const { moves, fromMany } = layOut(STATUSES, ORDER, IN_A_ROW)
  expect([...fromMany]).toEqual([['withdrawn', 4]])
  expect(moves.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'started sent',
    'sent review',
    'review asked',
    'review declined',
    'review approved',
    'asked review',
    'approved paid',
  ])
})

it('goes on in a row of its own when the way is long, and shows what nothing leads to', () => {
  const codes = Array.from({ length: 7 }, (_, index) => `step ${index}`)
  const way = Object.fromEntries(codes.map((code, index) => [code, { transitions: to(`step ${index + 1}`) }]))
  const { boxes } = layOut({ ...way, alone: {} }, [...codes, 'alone'], IN_A_ROW)
  expect(boxes.slice(4)).toEqual([
    { code: 'step 4', column: 4, row: 0 },
    { code: 'step 5', column: 0, row: 2 },
    { code: 'step 6', column: 1, row: 2 },
    { code: 'alone', column: 0, row: 1 },
  ])
})

it('keeps all of the way in one row where it goes from the top down', () => {
  const codes = Array.from({ length: 7 }, (_, index) => `step ${index}`)
  const way = Object.fromEntries(codes.map((code, index) => [code, { transitions: to(`step ${index + 1}`) }]))
  const { boxes } = layOut({ ...way, alone: {} }, [...codes, 'alone'], codes.length)
  expect(boxes.map(({ column, row }) => [column, row])).toEqual([
    ...codes.map((_, index) => [index, 0]),
    [0, 1],
  ])
})
