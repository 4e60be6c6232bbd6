import { z } from 'zod'
import { One } from '../shared/envelope.ts'

export const DASHBOARD_DAYS = 30
/** Open applications by the days they have had their status: up to 5, up to 10, up to 15, and longer. */
export const AGE_LIMITS = [5, 10, 15] as const

const Count = z.int().nonnegative()
const Counts = z.object({
  homes: z.int().describe('Homes that people began to describe'),
  assessed: z.int().describe('Those of them with a result'),
  applied: z.int().describe('Those of them with an application that was handed in'),
})

const StatusAges = z.object({
  name: z.string(),
  counts: z
    .tuple([Count, Count, Count, Count])
    .describe('0 to 5 days in this status, 6 to 10, 11 to 15, longer'),
})
export type StatusAges = z.infer<typeof StatusAges>

const Amount = z.number().describe('In the partner’s currency')
const ProgramMoney = z.object({
  name: z.string(),
  budget: Amount,
  paid: Amount,
  committed: Amount,
  forecast: z.object({
    kind: z.enum(['used-up', 'unknown', 'runs-out', 'lasts']),
    runs_out_on: z.iso.date().nullable(),
    likely: Amount.describe('Paid and committed at the end of the year, at the pace of the last eight weeks'),
    low: Amount.describe('The same at the pace of the slower half of those weeks'),
    high: Amount.describe('The same at the pace of the faster half'),
  }),
})
export type ProgramMoney = z.infer<typeof ProgramMoney>

/** How the program goes: what came in during the last days, what waits, and how far the money reaches. */
const Dashboard = z.object({
  days: z.literal(DASHBOARD_DAYS),
  total: Counts,
  cities: z.array(Counts.extend({ name: z.string().nullable().describe('Null where none is known') })),
  ages: z
    .array(StatusAges)
    .nullable()
    .describe('Open applications by status; null without the permission to see applications'),
  money: z
    .array(ProgramMoney)
    .nullable()
    .describe('Programs with a budget; null without the permission to see payments'),
})
export type Dashboard = z.infer<typeof Dashboard>
export const DashboardResponse = One('dashboard', Dashboard)
