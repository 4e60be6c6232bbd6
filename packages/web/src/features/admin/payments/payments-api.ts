import {
  BatchesResponse,
  BatchResponse,
  BudgetsResponse,
  type ImportPayments,
  ImportResultResponse,
} from '@hearthlight/domain/payments/payment'
import { queryOptions } from '@tanstack/react-query'
import { adminHttp, adminQueries } from '../admin-http.ts'
import { listKey } from '../kit/use-list.ts'

const BATCHES = '/api/admin/v1/payment_batches'

export const batchesQuery = queryOptions({
  queryKey: ['console-payment-batches'],
  queryFn: async ({ signal }) => {
    const { data } = await adminHttp.get(BATCHES, { response: BatchesResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

export const budgetsQuery = queryOptions({
  queryKey: ['console-budgets'],
  queryFn: async ({ signal }) => {
    const { data } = await adminHttp.get('/api/admin/v1/budgets', { response: BudgetsResponse, signal })
    return data.map(({ id, attributes }) => ({ ...attributes, id }))
  },
})

async function refresh(): Promise<void> {
  for (const queryKey of [listKey('payments'), batchesQuery.queryKey, budgetsQuery.queryKey])
    await adminQueries.invalidateQueries({ queryKey })
}

export const paymentsApi = {
  makeBatch: async () => {
    const { data } = await adminHttp.post(BATCHES, { body: {}, response: BatchResponse })
    await refresh()
    return data.attributes
  },
  import: async (body: ImportPayments) => {
    const path = '/api/admin/v1/payment_imports'
    const { data } = await adminHttp.post(path, { body, response: ImportResultResponse })
    if (!body.is_dry_run) await refresh()
    return data.attributes
  },
} as const
