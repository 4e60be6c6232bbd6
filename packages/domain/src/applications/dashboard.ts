import { z } from 'zod'
import { One } from '../shared/envelope.ts'

export const DASHBOARD_DAYS = 30

const Counts = z.object({
  homes: z.int().describe('Homes that people began to describe'),
  assessed: z.int().describe('Those of them with a result'),
  applied: z.int().describe('Those of them with an application that was handed in'),
})

/** What came in during the last days, in all and by city. */
const Dashboard = z.object({
  days: z.literal(DASHBOARD_DAYS),
  total: Counts,
  cities: z.array(Counts.extend({ name: z.string().nullable().describe('Null where none is known') })),
})
export type Dashboard = z.infer<typeof Dashboard>
export const DashboardResponse = One('dashboard', Dashboard)
