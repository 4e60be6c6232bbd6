import {
  BatchesResponse,
  BatchResponse,
  BudgetsResponse,
  ChoosePayments,
  DecidePayment,
  HoldPayment,
  ImportPayments,
  ImportResultResponse,
  MakeBatch,
  MOST_IMPORT_CHARACTERS,
  PaidForResponse,
  type Payment,
  PaymentChoiceResponse,
  PaymentQuery,
  PaymentsResponse,
} from '@hearthlight/domain/payments/payment'
import { one } from '@hearthlight/domain/shared/envelope'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { inPartner } from '../../platform/database/in-partner.ts'
import { sendFile } from '../../platform/http/answers/send-file.ts'
import { newId } from '../../platform/ids.ts'
import { scopeOf } from '../../platform/scope.ts'
import { findBatch, listBatches, type StoredBatch } from './batch-store.ts'
import { readBudgets } from './budgets.ts'
import { choosePayments } from './choose-payments.ts'
import { decidePayment, holdPayment, releasePayment } from './decide-payment.ts'
import { importPayments } from './import-payments.ts'
import { BATCHES_PATH, fileOf, makeBatch } from './make-batch.ts'
import { listPaidFor } from './payment-choice-store.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { listPayments, type StoredPayment } from './payment-store.ts'
import { sendBatch, undoBatch } from './settle-batch.ts'

const config = { policy: 'admin:payments' } as const
const tags = ['Payments']
const params = z.object({ id: z.uuid() })
const nothing = { 204: z.undefined() }

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
          const { rows, next, previous, total } = await listPayments(db, scope, request.query)
          return {
            data: rows.map((row) => presentPayment(row, scope.language)),
            meta: { next, previous, total },
          }
        })
      },
    )
    app.get(
      '/api/admin/v1/budgets',
      { config, schema: { tags, response: { 200: BudgetsResponse } } },
      async (request) => ({
        data: (await readBudgets(deps, scopeOf(request))).map(({ id, ...attributes }) => ({
          id,
          type: 'budgets' as const,
          attributes,
        })),
      }),
    )
    app.post(
      '/api/admin/v1/payment_imports',
      {
        config,
        // Each sign of the file may be written as two.
        bodyLimit: 2 * MOST_IMPORT_CHARACTERS + 1000,
        schema: { tags, body: ImportPayments, response: { 200: ImportResultResponse } },
      },
      async (request) =>
        one('payment_imports', newId(), await importPayments(deps, scopeOf(request), request.body)),
    )
    app.get(
      '/api/admin/v1/paid_for',
      { config, schema: { tags, response: { 200: PaidForResponse } } },
      (request) => {
        const scope = scopeOf(request)
        return inPartner(deps.db, scope, async (db) => ({
          data: (await listPaidFor(db, scope)).map(({ id, named }) => ({
            id,
            type: 'paid_for' as const,
            attributes: { name: nameIn(named, scope.language) },
          })),
        }))
      },
    )
    await app.register(lineRoutes(deps))
    await app.register(batchRoutes(deps))
  }

/** What is decided about one payment. */
const lineRoutes =
  (deps: PaymentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/v1/payments/:id/hold',
      { config, schema: { tags, params, body: HoldPayment, response: nothing } },
      async (request, reply) => {
        await holdPayment(deps, scopeOf(request), request.params.id, request.body.reason)
        return reply.code(204).send()
      },
    )
    app.delete(
      '/api/admin/v1/payments/:id/hold',
      { config, schema: { tags, params, response: nothing } },
      async (request, reply) => {
        await releasePayment(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    app.post(
      '/api/admin/v1/payments/:id/decision',
      { config, schema: { tags, params, body: DecidePayment, response: nothing } },
      async (request, reply) => {
        await decidePayment(deps, scopeOf(request), request.params.id, request.body)
        return reply.code(204).send()
      },
    )
  }

const batchRoutes =
  (deps: PaymentDeps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(BATCHES_PATH, { config, schema: { tags, response: { 200: BatchesResponse } } }, (request) => {
      const scope = scopeOf(request)
      return inPartner(deps.db, scope, async (db) => ({
        data: (await listBatches(db, scope)).map(presentBatch),
      }))
    })
    app.post(
      '/api/admin/v1/payment_choices',
      { config, schema: { tags, body: ChoosePayments, response: { 200: PaymentChoiceResponse } } },
      async (request) =>
        one('payment_choices', newId(), await choosePayments(deps, scopeOf(request), request.body)),
    )
    app.post(
      BATCHES_PATH,
      { config, schema: { tags, body: MakeBatch, response: { 201: BatchResponse } } },
      async (request, reply) => {
        const { id, batch } = await makeBatch(deps, scopeOf(request), request.body.payments)
        return reply.code(201).send(one('payment_batches', id, batch))
      },
    )
    app.post(
      `${BATCHES_PATH}/:id/sent`,
      { config, schema: { tags, params, response: nothing } },
      async (request, reply) => {
        await sendBatch(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    app.post(
      `${BATCHES_PATH}/:id/undo`,
      { config, schema: { tags, params, response: nothing } },
      async (request, reply) => {
        await undoBatch(deps, scopeOf(request), request.params.id)
        return reply.code(204).send()
      },
    )
    app.get(`${BATCHES_PATH}/:id/file`, { config, schema: { tags, params } }, async (request, reply) => {
      const scope = scopeOf(request)
      const batch = await inPartner(deps.db, scope, (db) => findBatch(db, scope, request.params.id))
      if (batch === undefined) throw new Problem('shared.not-found')
      if (batch.undone_at !== null)
        throw new Problem('payments.batch-undone', { params: { number: batch.number } })
      const digest = Buffer.from(batch.sha256, 'hex').toString('base64')
      void reply.header('repr-digest', `sha-256=:${digest}:`)
      return sendFile(reply, { name: `payments-${batch.number}.csv`, stream: batch.csv })
    })
  }

const nameIn = (named: StoredPayment['named'], language: Language) =>
  named[language] ?? Object.values(named)[0] ?? ''

const presentBatch = ({ id, by_name, created_at, sent_at, undone_at, ...batch }: StoredBatch) => ({
  id,
  type: 'payment_batches' as const,
  attributes: {
    ...batch,
    by: by_name,
    created_at: created_at.toISOString(),
    url: fileOf(id),
    sent_at: sent_at?.toISOString() ?? null,
    undone_at: undone_at?.toISOString() ?? null,
  },
})

function presentPayment(row: StoredPayment, language: Language) {
  const attributes: Payment = {
    number: row.number,
    application_id: row.application_id,
    amount: row.amount,
    status: row.status,
    application_number: row.application_number,
    name: row.name,
    batch_number: row.batch_number,
    program: nameIn(row.named, language),
    reference: row.reference,
    problem: row.problem,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
  }
  return { id: row.id, type: 'payments' as const, attributes }
}
