import {
  BatchesResponse,
  BatchResponse,
  BudgetsResponse,
  type ChoosePayments,
  type DecidePayment,
  type ImportPayments,
  ImportResultResponse,
  PaidForResponse,
  type Payment,
  PaymentChoiceResponse,
} from '@hearthlight/domain/payments/payment'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { consoleHttp, consoleQueries } from './console-http.ts'
import { listKey } from './list-api.ts'

export type PaymentLine = Payment & { readonly id: string }

const PAYMENTS = '/api/admin/v1/payments'
const BATCHES = '/api/admin/v1/payment_batches'
const Nothing = z.null()

export const batchesQuery = queryOptions({
  queryKey: ['console-payment-batches'],
  queryFn: async ({ signal }) => {
    const { data } = await consoleHttp.get(BATCHES, { response: BatchesResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

export const budgetsQuery = queryOptions({
  queryKey: ['console-budgets'],
  queryFn: async ({ signal }) => {
    const { data } = await consoleHttp.get('/api/admin/v1/budgets', { response: BudgetsResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

/** The programs and incentives that payments are for, to choose from. */
export const paidForQuery = queryOptions({
  queryKey: ['console-paid-for'],
  queryFn: async ({ signal }) => {
    const { data } = await consoleHttp.get('/api/admin/v1/paid_for', { response: PaidForResponse, signal })
    return data
      .map(({ id, attributes }) => ({ value: id, label: attributes.name }))
      .sort((a, b) => a.label.localeCompare(b.label))
  },
})

const CHOICES = ['console-payment-choices'] as const

/** What a file of this choice would hold. */
export const choiceQuery = (choice: ChoosePayments) =>
  queryOptions({
    queryKey: [...CHOICES, choice],
    queryFn: async () => {
      const path = '/api/admin/v1/payment_choices'
      const { data } = await consoleHttp.post(path, { body: choice, response: PaymentChoiceResponse })
      return data.attributes
    },
  })

async function refresh(): Promise<void> {
  const keys = [listKey('payments'), batchesQuery.queryKey, budgetsQuery.queryKey, CHOICES]
  for (const queryKey of keys) await consoleQueries.invalidateQueries({ queryKey })
}

async function post(path: string, body: object): Promise<void> {
  await consoleHttp.post(path, { body, response: Nothing })
  await refresh()
}

export const paymentsApi = {
  makeBatch: async (payments: readonly string[]) => {
    const { data } = await consoleHttp.post(BATCHES, { body: { payments }, response: BatchResponse })
    await refresh()
    return data.attributes
  },
  sendBatch: (id: string) => post(`${BATCHES}/${id}/sent`, {}),
  undoBatch: (id: string) => post(`${BATCHES}/${id}/undo`, {}),
  hold: (id: string, reason: string) => post(`${PAYMENTS}/${id}/hold`, { reason }),
  release: async (id: string) => {
    await consoleHttp.delete(`${PAYMENTS}/${id}/hold`, { response: Nothing })
    await refresh()
  },
  decide: (id: string, decision: DecidePayment) => post(`${PAYMENTS}/${id}/decision`, decision),
  import: async (body: ImportPayments) => {
    const path = '/api/admin/v1/payment_imports'
    const { data } = await consoleHttp.post(path, { body, response: ImportResultResponse })
    if (!body.is_dry_run) await refresh()
    return data.attributes
  },
} as const
