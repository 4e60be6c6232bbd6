import { paymentProblems } from '@hearthlight/domain/payments/payment-problems'
import type { Feature } from '../../platform/feature.ts'
import { up as paymentsUp } from './migrations/0231-payments.ts'
import { up as paymentsInOrder } from './migrations/0360-payments-in-order.ts'
import { up as nothingDue } from './migrations/0370-nothing-due-without-approval.ts'
import { up as heldAndFiled } from './migrations/0430-held-and-filed-payments.ts'
import { up as writtenByTransitions } from './migrations/0912-written-by-transitions.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { paymentRoutes } from './payment-routes.ts'
import type {} from './payment-tables.ts'
import { paymentsPersonalData } from './payments-personal-data.ts'

export const payments: Feature<{ readonly payments: PaymentDeps }> = {
  name: 'payments',
  problems: paymentProblems,
  personal: paymentsPersonalData,
  migrations: {
    '0231-payments': { up: paymentsUp },
    '0360-payments-in-order': { up: paymentsInOrder },
    '0370-nothing-due-without-approval': { up: nothingDue },
    '0430-held-and-filed-payments': { up: heldAndFiled },
    '0912-written-by-transitions': { up: writtenByTransitions },
  },
  open: ({ payments: deps }) => ({ routes: paymentRoutes(deps) }),
}
