import { z } from 'zod'
import { One } from '../../shared/envelope.ts'

/** Days back from today, or a whole year of the calendar. */
export const DASHBOARD_PERIODS = ['30_days', '90_days', 'this_year', 'last_year'] as const
export type DashboardPeriod = (typeof DASHBOARD_PERIODS)[number]
/** Open applications by the days they have had their status: up to 5, up to 10, up to 15, and longer. */
export const AGE_LIMITS = [5, 10, 15] as const
/** How many cities are named; how many there are is said too. */
export const MOST_CITIES = 10
/** How many of what is past its promise are named, the oldest first. */
export const MOST_LATE = 5

export const DashboardQuery = z.object({
  program: z.uuid().optional().describe('A program or an incentive; all without it'),
  period: z.enum(DASHBOARD_PERIODS).default('30_days'),
})
export type DashboardQuery = z.infer<typeof DashboardQuery>

const Count = z.int().nonnegative()

/** How far homes come. Whoever came further is counted in every step before, so that the numbers can only fall. */
export const FUNNEL_STEPS = ['homes', 'assessed', 'begun', 'submitted', 'approved', 'paid'] as const
/** The steps of one program: they begin with its application. */
export const PROGRAM_STEPS = FUNNEL_STEPS.slice(FUNNEL_STEPS.indexOf('begun'))

const Counts = z.object({
  homes: Count.describe('Homes that people began to describe; of one program, homes that began to apply'),
  assessed: Count.describe('Those of them with a result, or that came further'),
  begun: Count.describe('Those of them that began an application, or came further'),
  submitted: Count.describe('Those of them with an application that was handed in, or that came further'),
  approved: Count.describe('Those of them with an approved amount, or that came further'),
  paid: Count.describe('Those of them that were paid'),
})
export type FunnelCounts = z.infer<typeof Counts>

const LateItem = z.object({
  application_id: z.string(),
  number: z.int(),
  name: z.string().describe('Of the applicant'),
  what: z.string().describe('The status it waits in, or who visited'),
  since: z.iso.datetime(),
  days: Count.describe('Working days that it has waited'),
  promised_days: z.int(),
})
export type LateItem = z.infer<typeof LateItem>
const Late = z.object({ count: Count, oldest: z.array(LateItem) })
export type Late = z.infer<typeof Late>
const LateApplications = z.object({
  count: Count,
  never_opened: Count.describe('Those of them that nobody of the staff has had open and nothing has moved'),
  oldest: z.array(LateItem.extend({ is_never_opened: z.boolean() })),
})
export type LateApplications = z.infer<typeof LateApplications>

/** Open applications that wait for staff: of each status, one entry a number of days. */
const Waiting = z.object({
  name: z.string().describe('Of the status'),
  programs: z.array(z.string()).describe('Whose status it is, where another entry has the same name'),
  promised_days: z
    .int()
    .nullable()
    .describe('Working days that the program promises; null without a promise'),
  marks: z.array(
    z.object({
      days: Count.describe('Working days that they have had the status'),
      count: Count,
      is_late: z.boolean(),
    }),
  ),
})
export type Waiting = z.infer<typeof Waiting>

/** What waits for the reader, and what nobody has taken yet. */
const Yours = z.object({
  own_id: z.string(),
  late: Late.describe('Past the promise and assigned to the reader; the oldest is named'),
  answered: z
    .object({ count: Count, names: z.array(z.string()) })
    .describe('Answers the reader has not seen'),
  review: z.object({ count: Count, next_promise: z.iso.date().nullable() }),
  free: z.object({ count: Count, oldest_days: Count.nullable() }).describe('In review and nobody’s yet'),
  second: Count.describe('Approvals that wait for a second person'),
})
export type Yours = z.infer<typeof Yours>

const Decisions = z.object({
  approved: Count,
  declined: Count,
  withdrawn: Count,
  asked: Count.describe('Applications of which more was asked'),
  answered_days: z.number().nullable().describe('Half of them had answered within these days'),
  median_days: z.number().nullable().describe('From the submission to the decision; null without one'),
  ninetieth_days: z.number().nullable().describe('Nine of ten were decided within these days'),
})
export type Decisions = z.infer<typeof Decisions>

const StatusAges = z.object({
  name: z.string(),
  counts: z
    .tuple([Count, Count, Count, Count])
    .describe('0 to 5 days in this status, 6 to 10, 11 to 15, longer'),
})
export type StatusAges = z.infer<typeof StatusAges>

const Amount = z.number().describe('In the partner’s currency')
const ProgramMoney = z.object({
  id: z.string(),
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

const Choice = z.object({ value: z.string(), label: z.string() })

/** What is past its promise and what waits now; how the programs went in a period; how far the money reaches. */
const Dashboard = z.object({
  period: z.enum(DASHBOARD_PERIODS),
  program: z.string().nullable(),
  programs: z.array(Choice).describe('The programs and incentives that the figures can be of'),
  from: z.iso.date(),
  to: z.iso.date(),
  late: z
    .object({ applications: LateApplications, messages: Late })
    .nullable()
    .describe('Past what was promised; null without the permission to see applications'),
  waiting: z
    .array(Waiting)
    .nullable()
    .describe('What waits for staff now; null without the permission to see applications'),
  yours: Yours.nullable().describe('Null without the permission to see applications'),
  failed_jobs: Count.nullable().describe(
    'Work in the background that failed since yesterday; null without the permission to see jobs',
  ),
  publishing: z
    .object({ at: z.iso.datetime(), number: z.int(), by: z.string().nullable() })
    .nullable()
    .describe('The version of the site that is to be published; null without one, or without the permission'),
  late_visits: Late.nullable().describe(
    'Visits without a note past what was promised; null without the permission to see advisors',
  ),
  total: Counts,
  cities: z.array(
    Counts.extend({
      name: z.string().nullable().describe('Null where none is known'),
      accounts: Count.nullable().describe('Sites of the partner’s accounts there; null where none is known'),
      approved_amount: Amount.nullable().describe('Of what was decided in the period; null if nothing was'),
      median_days: z.number().nullable().describe('From the submission to the decision'),
    }),
  ),
  cities_in_all: Count,
  weeks: z
    .array(z.object({ from: z.iso.date(), started: Count, finished: Count }))
    .describe(
      'By week: homes begun and those of them with a result; of a program, applications begun and handed in',
    ),
  decisions: Decisions.nullable().describe('Null without the permission to see applications'),
  paid: z
    .object({ amount: Amount, homes: Count })
    .nullable()
    .describe('What was paid in the period; null without the permission to see payments'),
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
