import type { PaymentStatus } from './payment.ts'

/**
 * What happens to a payment, from which status and to which. An approval makes it due, or due again; all else is here.
 * What has left in a file cannot be stopped.
 */
export const PAYMENT_WAYS = {
  hold: { from: ['due'], to: 'held' },
  release: { from: ['held'], to: 'due' },
  file: { from: ['due'], to: 'filed' },
  /** The file is not sent after all. */
  unfile: { from: ['filed'], to: 'due' },
  send: { from: ['filed'], to: 'sent' },
  pay: { from: ['due', 'held', 'filed', 'sent', 'failed', 'cancelled'], to: 'paid' },
  /** The bank could not pay it, or has it back after it was paid. */
  fail: { from: ['sent'], to: 'failed' },
  return: { from: ['paid'], to: 'failed' },
  /** The same where its application is not to be paid any more: nobody has to decide about it. */
  lapse: { from: ['sent', 'paid'], to: 'cancelled' },
  'pay-again': { from: ['failed'], to: 'due' },
  correct: { from: ['failed'], to: 'held' },
  close: { from: ['failed'], to: 'cancelled' },
  /** Its application is not approved any more. */
  cancel: { from: ['due', 'held', 'filed', 'failed'], to: 'cancelled' },
} as const satisfies Record<string, { readonly from: readonly PaymentStatus[]; readonly to: PaymentStatus }>
/** It stands in a file, or has left in one: it cannot become another amount. */
export const hasLeft = (status: PaymentStatus): boolean =>
  status === 'filed' || status === 'sent' || status === 'paid'

export type PaymentWay = keyof typeof PAYMENT_WAYS
