import { z } from 'zod'
import { DecimalText } from '../incentives/amounts/amount-formula.ts'
import { Many, One } from '../shared/envelope.ts'
import { ListOf, listPage } from '../shared/list-page.ts'

/**
 * `due`: approved; `held`: kept out of files; `filed`: stands in a file that has not been sent; `sent`: left in a file;
 * `failed`: came back, and waits for a decision; `cancelled`: not paid after all.
 */
export const PAYMENT_STATUSES = ['due', 'held', 'filed', 'sent', 'paid', 'failed', 'cancelled'] as const
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
  problem: z.string().nullable().describe('Why the bank did not pay it, the last time'),
  reason: z.string().nullable().describe('Why it is held, or was stopped'),
  created_at: z.iso.datetime(),
  paid_at: z.iso.datetime().nullable(),
})
export type Payment = z.infer<typeof Payment>

export const PaymentQuery = listPage(['number', 'amount', 'created'], '-number').extend({
  status: z.enum(PAYMENT_STATUSES).optional(),
  program: z.uuid().optional().describe('A program or incentive'),
  q: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('The number of a payment or an application, or the beginnings of words of a name'),
})
export type PaymentQuery = z.infer<typeof PaymentQuery>
export const PaymentsResponse = ListOf('payments', Payment)

/** What payments can be for. */
export const PaidForResponse = Many('paid_for', z.object({ name: z.string() }))

/** A bank takes no more at once, and one call settles no more. */
export const MOST_PAYMENT_LINES = 2000
export const MOST_IMPORT_CHARACTERS = 1_000_000

const Lines = z.array(z.uuid()).min(1).max(MOST_PAYMENT_LINES)

/** What a file is to hold: these lines, or all that is due of a program or incentive, or all that is due. */
export const ChoosePayments = z.strictObject({ payments: Lines.optional(), program: z.uuid().optional() })
export type ChoosePayments = z.infer<typeof ChoosePayments>

/** What a file of that would hold, to be confirmed. */
export const PaymentChoice = z.object({
  payments: z.array(z.uuid()).describe('Those that are due'),
  total: DecimalText,
  held: z.int().describe('Left out because they are held'),
  failed: z.int().describe('Left out because they wait for a decision'),
  others: z.int().describe('Left out because they stand in a file or are settled'),
  has_more: z.boolean().describe('More is due than one file takes'),
})
export type PaymentChoice = z.infer<typeof PaymentChoice>
export const PaymentChoiceResponse = One('payment_choices', PaymentChoice)

export const MakeBatch = z.strictObject({ payments: Lines })
export type MakeBatch = z.infer<typeof MakeBatch>

export const Batch = z.object({
  number: z.int(),
  lines: z.int(),
  total: DecimalText,
  sha256: z.string(),
  by: z.string(),
  created_at: z.iso.datetime(),
  sent_at: z.iso.datetime().nullable().describe('Until then it can be undone'),
  undone_at: z.iso.datetime().nullable(),
  url: z.string(),
})
export type Batch = z.infer<typeof Batch>
export const BatchResponse = One('payment_batches', Batch)
export const BatchesResponse = Many('payment_batches', Batch)

const Reason = z.string().trim().min(1).max(500)

/** Keeps a payment out of the files until it is released. */
export const HoldPayment = z.strictObject({ reason: Reason })
export type HoldPayment = z.infer<typeof HoldPayment>

/** What becomes of a payment that came back: it is paid again, held until something is corrected, or not paid. */
export const PAYMENT_DECISIONS = ['again', 'correct', 'close'] as const
export const DecidePayment = z.union([
  z.strictObject({ decision: z.literal('again') }),
  z.strictObject({ decision: z.enum(['correct', 'close']), reason: Reason }),
])
export type DecidePayment = z.infer<typeof DecidePayment>

/** The columns of the files that leave, and those of the files that come back beside them. */
export const SENT_COLUMNS = [
  ...(['payment', 'application', 'name', 'email', 'address', 'program', 'amount', 'currency'] as const),
] as const
export const PAYMENT_COLUMNS = [
  ...SENT_COLUMNS,
  ...(['status', 'reference', 'paid_on', 'reason'] as const),
] as const

/** A file of what has been paid and what could not be. */
export const ImportPayments = z.strictObject({
  csv: z.string().min(1),
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
