import { MEASURE_IDS } from '@hearthlight/engine/measures'
import { z } from 'zod'
import { METER_FUELS, METER_UNITS } from '../meters/meter.ts'
import { Many, One } from '../shared/envelope.ts'

const day = z.iso.date()

/** What else may have changed the use of a home; a new car or solar panels hide any saving of electricity. */
export const CHANGE_KINDS = [
  'electric_car',
  'solar',
  'people_more',
  'people_fewer',
  'extension',
  'pool_or_sauna',
  'appliance',
  'away',
  'other',
] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** Of whom and of what the readings of electricity speak no longer as before. */
const HIDING: readonly ChangeKind[] = ['electric_car', 'solar']
export const hidesSavings = (kind: ChangeKind): boolean => HIDING.includes(kind)

export const MOST_WORKS = 20
export const MOST_CHANGES = 40

export const SaveHomeChange = z.strictObject({ kind: z.enum(CHANGE_KINDS), day })
export type SaveHomeChange = z.infer<typeof SaveHomeChange>
export const HomeChange = SaveHomeChange.extend({ told_at: z.iso.datetime() })
export type HomeChange = z.infer<typeof HomeChange>

const MeasureIds = z.array(z.enum(MEASURE_IDS)).max(MEASURE_IDS.length)

export const SaveHomeWork = z
  .strictObject({
    begins: day.describe('The day on which the work began'),
    ends: day.describe('The first day after it'),
    measure_ids: MeasureIds.min(1),
  })
  .refine(({ begins, ends }) => begins <= ends, { path: ['ends'], error: 'meters:problem.ends-before' })
export type SaveHomeWork = z.infer<typeof SaveHomeWork>

/** Why nothing can be said yet. */
export const NOT_YET = ['no_meter', 'readings_before', 'readings_after', 'weather', 'too_few_days'] as const
/** Why nothing will be said: of solar the meter counts below 0; the model follows the home too badly. */
export const SET_ASIDE = ['below_zero', 'scattered', 'other_change'] as const

const Span = z.object({
  from: day,
  to: day.describe('The day after the last'),
  days: z.int(),
  used_days: z.int(),
})

const MODEL_KIND = z.enum(['flat', 'heating', 'cooling', 'both'])

const BestOfKind = z.object({
  kind: MODEL_KIND,
  qualified: z.int().describe('Of this kind, those without a coefficient below 0'),
  adjusted_r2: z.number().describe('Of the best of them'),
  heating_point: z.number().nullable().describe('°F'),
  cooling_point: z.number().nullable().describe('°F'),
})

export const SavingsModel = z.object({
  kind: MODEL_KIND,
  heating_point: z.number().nullable().describe('°F'),
  cooling_point: z.number().nullable().describe('°F'),
  base: z.number().describe('A day'),
  heating: z.number().describe('A degree day, °F'),
  cooling: z.number(),
  adjusted_r2: z.number(),
  cv: z.number().describe('CV(RMSE) of the totals'),
  bias: z.number(),
  tried: z.int().describe('Models that could be fitted'),
  qualified: z.int().describe('Of them, those without a coefficient below 0'),
  by_kind: z.array(BestOfKind).describe('The best of each kind that could be chosen'),
})

const Month = z.object({
  start: day,
  end: day,
  used: z.number(),
  expected: z.number().nullable().describe('What the model says in this weather; null before the work'),
  band: z.number().nullable().describe('Half the width, 9 in 10'),
})
export type SavingsMonth = z.infer<typeof Month>

export const MeasuredUse = z.object({
  baseline: Span,
  reporting: Span,
  model: SavingsModel,
  observed: z.number(),
  expected: z.number(),
  saved: z.number(),
  share: z.number(),
  band: z.number().describe('Half the width, 9 in 10'),
  band68: z.number(),
  months: z.array(Month),
})
export type MeasuredUse = z.infer<typeof MeasuredUse>

/** The width a band has after so many days, as a share of what would have been used. */
const Narrowing = z.array(z.object({ days: z.int(), band: z.number() }))

export const FuelSavings = z.object({
  fuel: z.enum(METER_FUELS),
  unit: z.enum(METER_UNITS),
  kwh_per_unit: z.number(),
  metering: z.enum(['daily', 'bills']),
  state: z.enum(['saved', 'rose', 'chance', 'not_yet', 'set_aside']),
  why: z.enum([...NOT_YET, ...SET_ASIDE]).nullable(),
  known_from: day
    .nullable()
    .describe('When it can be known at the earliest; null where that takes data first'),
  wanted: Span.nullable().describe('The days of which readings or weather are missing'),
  missing_weather: z.array(z.string()).describe('Months'),
  promised_share: z
    .object({ low: z.number(), high: z.number() })
    .nullable()
    .describe(
      'Of the use of the year before, what the report said is saved; null where it said nothing of this fuel',
    ),
  narrowing: Narrowing.describe('From the year before alone; none without its model'),
  measured: MeasuredUse.nullable(),
})
export type FuelSavings = z.infer<typeof FuelSavings>

const Promised = z.object({
  kwh: z.number(),
  low: z.number(),
  high: z.number(),
  kwh_by_fuel: z.record(z.string(), z.number()),
  money: z.number(),
})
export type PromisedSavings = z.infer<typeof Promised>

const Measures = z.array(z.object({ id: z.string(), label: z.string() }))

export const HomeSavings = z.object({
  building_id: z.string(),
  measures: Measures,
  begins: day.describe('Of the first of its works'),
  ends: day.describe('Of the last of them'),
  works: z
    .array(
      z.object({
        id: z.string(),
        begins: day,
        ends: day,
        measures: Measures,
        source: z.enum(['application', 'person']),
      }),
    )
    .describe(
      'Works with less than a year between, which the meter cannot tell apart; what ended last first',
    ),
  promised: Promised.nullable().describe('What the report said before the work'),
  station: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.enum(['saved', 'rose', 'chance', 'not_yet', 'set_aside']),
  total: z
    .object({
      saved: z.number(),
      band: z.number(),
      expected: z.number(),
      observed: z.number(),
      money: z.number().nullable(),
      is_year: z.boolean(),
    })
    .nullable()
    .describe('kWh of all fuels that are measured'),
  price_per_kwh: z.record(z.string(), z.number()),
  fuels: z.array(FuelSavings),
  changes: z.array(HomeChange.extend({ id: z.string(), is_within: z.boolean() })),
  computed_at: z.iso.datetime(),
})
export type HomeSavings = z.infer<typeof HomeSavings>
export const HomeSavingsResponse = One('home_savings', HomeSavings)
export const HomeSavingsListResponse = Many('home_savings', HomeSavings)
