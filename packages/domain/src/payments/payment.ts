import { z } from 'zod'
import { DecimalText } from '../incentives/amounts/amount-formula.ts'
import { Many, One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'

/** `due`: approved; `sent`: left in a file; `failed`: came back, and goes into the next file. */
export const PAYMENT_STATUSES = ['due', 'sent', 'paid', 'failed', 'cancelled'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What one approved application is paid. */
export const Payment = z.object({
  number: z.int(),
  application_id: z.string(),
  application_number: z.int(),
  name: z.string().describe('Who is paid'),
  program: z.string().describe('The program or incentive'),
  amount: DecimalText,
  status: z.enum(PAYMENT_STATUSES),
  batch_number: z.int().nullable(),
  reference: z.string().nullable(),
  problem: z.string().nullable(),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentQuery = listPage(['number', 'amount', 'created'], '-number').extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  q: z.string().trim().max(100).optional().describe('The number of a payment or an application'),
})
export type PaymentQuery = z.infer<typeof PaymentQuery>
export const PaymentsResponse = ListOf('payments', Payment)

export const Batch = z.object({
  number: z.int(),
  lines: z.int(),
  total: DecimalText,
  sha256: z.string(),
  by: z.string(),
  created_at: z.iso.datetime(),
  url: z.string(),
})
export type Batch = z.infer<typeof Batch>
export const BatchResponse = One('payment_batches', Batch)
export const BatchesResponse = Many('payment_batches', Batch)

/** A file of what has been paid and what could not be. */
export const ImportPayments = z.strictObject({
  csv: z.string().min(1).max(5_000_000),
  is_dry_run: z.boolean(),
})
export type ImportPayments = z.infer<typeof ImportPayments>

export const ImportResult = z.object({
  rows: z.int(),
  paid: z.int(),
  failed: z.int(),
  errors: z.array(z.object({ row: z.int().describe('As a spreadsheet counts it'), message: z.string() })),
})
export type ImportResult = z.infer<typeof ImportResult>
export const ImportResultResponse = One('payment_imports', ImportResult)

/** What a program has, has promised and has paid. */
export const BudgetState = z.object({
  name: z.string(),
  budget: DecimalText.nullable(),
  committed: DecimalText,
  paid: DecimalText,
  left: DecimalText.nullable(),
  when_used_up: z.enum(['close', 'waiting_list']).nullable(),
  is_used_up: z.boolean(),
})
export type BudgetState = z.infer<typeof BudgetState>
export const BudgetsResponse = Many('budgets', BudgetState)
