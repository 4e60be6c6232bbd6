import {
  BatchesResponse,
  BatchResponse,
  BudgetsResponse,
  ImportPayments,
  ImportResultResponse,
  type Payment,
  PaymentQuery,
  PaymentsResponse,
} from '@hearthlight/domain/payments/payment'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { attachment } from '../../platform/http/attachment.ts'
import { newId } from '../../platform/ids.ts'
import { scopeOf } from '../../platform/scope.ts'
import { findBatch, listBatches } from './batch-store.ts'
import { readBudgets } from './budgets.ts'
import { importPayments } from './import-payments.ts'
import { BATCHES_PATH, fileOf, makeBatch } from './make-batch.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listPayments, type StoredPayment } from './payment-store.ts'

const config = { policy: 'admin:payments' } as const
const tags = ['Payments']

/** What approved applications are paid, for staff with the permission. */
export const paymentRoutes =
  (deps: PaymentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/v1/payments',
      { config, schema: { tags, querystring: PaymentQuery, response: { 200: PaymentsResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => {
          const { rows, next, previous } = await listPayments(db, scope, request.query)
          return { data: rows.map((row) => presentPayment(row, scope.language)), meta: { next, previous } }
        })
      },
    )
    app.get(
      '/api/admin/v1/budgets',
      { config, schema: { tags, response: { 200: BudgetsResponse } } },
      async (request) => ({
        data: (await readBudgets(deps, scopeOf(request))).map(({ id, ...attributes }) => ({
          ...{ id, type: 'budgets' as const, attributes },
        })),
      }),
    )
    app.post(
      '/api/admin/v1/payment_imports',
      {
        config,
        // A file of a hundred thousand rows.
        bodyLimit: 6_000_000,
        schema: { tags, body: ImportPayments, response: { 200: ImportResultResponse } },
      },
      async (request) =>
        one('payment_imports', newId(), await importPayments(deps, scopeOf(request), request.body)),
    )
    await app.register(batchRoutes(deps))
  }

const batchRoutes =
  (deps: PaymentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(BATCHES_PATH, { config, schema: { tags, response: { 200: BatchesResponse } } }, (request) => {
      const scope = scopeOf(request)
      return inPartner(deps.db, scope, async (db) => ({
        data: (await listBatches(db, scope)).map(({ id, by_name, created_at, ...batch }) => ({
          ...{ id, type: 'payment_batches' as const },
          attributes: { ...batch, by: by_name, created_at: created_at.toISOString(), url: fileOf(id) },
        })),
      }))
    })
    app.post(
      BATCHES_PATH,
      { config, schema: { tags, response: { 201: BatchResponse } } },
      async (request, reply) => {
        const { id, batch } = await makeBatch(deps, scopeOf(request))
        return reply.code(201).send(one('payment_batches', id, batch))
      },
    )
    app.get(
      `${BATCHES_PATH}/:id/file`,
      { config, schema: { tags, params: z.object({ id: z.uuid() }) } },
      async (request, reply) => {
        const scope = scopeOf(request)
        const batch = await inPartner(deps.db, scope, (db) => findBatch(db, scope, request.params.id))
        if (batch === undefined) throw new Problem('shared.not-found')
        const digest = Buffer.from(batch.sha256, 'hex').toString('base64')
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', attachment(`payments-${batch.number}.csv`))
          .header('cache-control', 'private, no-store')
          .header('repr-digest', `sha-256=:${digest}:`)
          .send(batch.csv)
      },
    )
  }

function presentPayment(row: StoredPayment, language: Language) {
  const attributes: Payment = {
    ...{ number: row.number, application_id: row.application_id, amount: row.amount, status: row.status },
    ...{ application_number: row.application_number, name: row.name, batch_number: row.batch_number },
    program: row.named[language] ?? Object.values(row.named)[0] ?? '',
    ...{ reference: row.reference, problem: row.problem },
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
  return { id: row.id, type: 'payments' as const, attributes }
}
