import { z } from 'zod'
import { VirtualAudit } from '../assessment/result/virtual-audit.ts'
import { Building } from '../buildings/building.ts'
import { BLANK_FIELDS, type BuildingField } from '../buildings/building-fields.ts'
import { NO_LINKS } from '../buildings/building-links.ts'
import { type IdentifiedIncentive, Incentive } from '../incentives/incentive.ts'
import { answersForReader } from './audit-result/answers-for-reader.ts'
import { PLAN_ORDERS } from './plan/report-plan.ts'

/** How long a link may be open; a person chooses one. */
export const SHARE_DAYS = [7, 30, 90] as const
export type ShareDays = (typeof SHARE_DAYS)[number]

/** Open links one home may have at a time, so that the list stays one a person can look through. */
export const MAX_OPEN_SHARES = 10

export const CreateReportShare = z.strictObject({ building_id: z.uuid(), days: z.literal(SHARE_DAYS) })

/** A link to a read-only report. Its token is shown once, when it is made. */
export const ReportShare = z.object({ created_at: z.iso.datetime(), ends_at: z.iso.datetime() })
export type ReportShare = z.infer<typeof ReportShare>
export const CreatedReportShare = ReportShare.extend({ token: z.string() })
export type CreatedReportShare = z.infer<typeof CreatedReportShare>

export const OpenSharedReport = z.strictObject({ token: z.string().regex(/^[\w-]{43}$/) })

/** What somebody with the link reads: the home as its report shows it, through the plan of its owner. */
export const SharedReport = z.object({
  building: Building,
  audit: VirtualAudit,
  /** What the steps of the plan, which the audit holds, are ordered by. */
  plan_order: z.enum(PLAN_ORDERS),
  /** How many questions the owner answered: the reader does not see all answers. */
  answer_count: z.object({ given: z.int(), all: z.int() }),
  incentives: z.array(Incentive.extend({ id: z.string() })),
  ends_at: z.iso.datetime(),
})
export type SharedReport = z.infer<typeof SharedReport>

/** What a report says of a home. Bills, account numbers and applications are not for the reader of a link. */
const SHOWN_FIELDS = [
  'address1',
  'address2',
  'city',
  'region',
  'country',
  'zip',
  'construction_year',
  'floor_area',
  'ownership',
  'electric_utility',
  'gas_utility',
] as const satisfies readonly BuildingField[]

export const buildingForReader = (building: Building): Building => ({
  ...building,
  ...BLANK_FIELDS,
  ...Object.fromEntries(SHOWN_FIELDS.map((name) => [name, building[name]])),
  ...NO_LINKS,
  prefilled_fields: [],
  extra_info: {
    ...building.extra_info,
    building_name: null,
    building_other_name: null,
    community: null,
    e_community: null,
    ng_community: null,
    current_page: null,
  },
})

/** What says how the people of the home live; the rest of the inputs is about the building. */
const OF_PEOPLE = ['occupants', 'heating_setpoint', 'air_conditioning_setpoint']

/** The report says how well the model follows the bills of the home, and not what they say. */
export const auditForReader = (
  audit: VirtualAudit,
  incentives: readonly IdentifiedIncentive[],
): VirtualAudit => ({
  ...audit,
  answers: answersForReader(audit.answers, incentives),
  assumptions: audit.assumptions.filter(({ field }) => !OF_PEOPLE.includes(field)),
  calibration: audit.calibration && {
    ...audit.calibration,
    money: null,
    before: null,
    bill_months: [],
    modelled_months: {},
    furthest: null,
  },
})

/** Whether a condition holds, and not by which answer. */
export const incentiveForReader = (incentive: IdentifiedIncentive): IdentifiedIncentive => ({
  ...incentive,
  eligibility: {
    ...incentive.eligibility,
    trace: incentive.eligibility.trace.map((line) => ({ ...line, used: null })),
  },
})
