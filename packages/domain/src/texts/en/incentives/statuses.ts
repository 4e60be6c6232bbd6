import type { Texts } from '../../namespaces.ts'

/** How a status is called, and what happens next in it. */
export const statusTexts = {
  status: {
    submitted: 'Submitted',
    eligibility_review: 'Eligibility Review',
    information_requested: 'Information Requested',
    approved: 'Approved',
    payment_issued: 'Payment Issued',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  next: {
    submitted: 'We have it. We are assigning a reviewer.',
    eligibility_review: 'A reviewer compares your answers with the rules of the rebate.',
    information_requested: 'The reviewer needs something from you. The review goes on when you send it.',
    approved: 'It is approved. We will pay once we have everything we asked for.',
    payment_issued: 'The payment is on its way.',
    declined: 'It cannot be paid. Our email says why.',
    withdrawn: 'It is withdrawn. Nothing more happens with it.',
  },
} satisfies Texts
