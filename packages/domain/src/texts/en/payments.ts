import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'nothing-due': 'Nothing is due just now.',
    'no-columns': 'The file needs a first line with the columns payment and status.',
  },
  row: {
    unknown: 'There is no payment with this number.',
    'already-paid': 'This payment is paid already.',
    'not-sent': 'This payment has not left in a file.',
    'bad-status': 'The status is neither paid nor failed.',
    'amount-differs': 'The amount is not the one that was sent.',
    'bad-date': 'The day is not written as 2026-11-30.',
    'no-reason': 'A failed payment needs its reason.',
    twice: 'This payment stands in the file twice.',
  },
} satisfies Texts
