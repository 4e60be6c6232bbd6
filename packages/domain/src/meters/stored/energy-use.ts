import { z } from 'zod'
import { METER_DIRECTIONS, METER_FUELS, METER_UNITS } from '../meter.ts'

/** How finely a span is told, and how many days of it one call may ask for. */
export const SPAN_DAYS = { hour: 1_100, day: 11_000, bill: 22_000 } as const

const day = z.iso.date()

export const EnergyUseQuery = z.object({
  from: day.describe('The first day, in the zone of the home'),
  to: day.describe('The day after the last'),
  by: z.enum(['hour', 'day', 'bill']),
  series: z.uuid().optional().describe('One series alone; without it all that can be told as finely'),
})
export type EnergyUseQuery = z.infer<typeof EnergyUseQuery>

/** The first one and how many. */
const Ranges = z.array(z.tuple([z.int(), z.int()]))
export type Ranges = z.infer<typeof Ranges>

const OfSeries = z.object({
  id: z.string(),
  fuel: z.enum(METER_FUELS),
  unit: z.enum(METER_UNITS),
  direction: z.enum(METER_DIRECTIONS),
})

/** Hours or days in a row, from the first of the span on; null where nothing is known. */
const InARow = OfSeries.extend({
  values: z.array(z.number().nullable()),
  estimated: Ranges.describe('In which something was estimated'),
  partial: Ranges.describe('Of which a part is not known'),
})
export type UseInARow = z.infer<typeof InARow>

const OfBills = OfSeries.extend({
  periods: z.array(
    z.object({
      start: day,
      end: day.describe('The day after the last'),
      use: z.number(),
      cost: z.number().nullable(),
      estimated: z.boolean(),
      partial: z.boolean().describe('A part of it is not known'),
    }),
  ),
})
export type UseByPeriods = z.infer<typeof OfBills>

/** What was used in a span, in the zone of the home. Series that are not read as finely are left out. */
export const EnergyUse = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('hour'),
    zone: z.string(),
    start: z.int().describe('The instant at which the first day begins, in seconds; an hour each from there'),
    series: z.array(InARow),
  }),
  z.object({ by: z.literal('day'), zone: z.string(), first: day, series: z.array(InARow) }),
  z
    .object({ by: z.literal('bill'), zone: z.string(), series: z.array(OfBills) })
    .describe('Bills as they were made out; what is read more finely by months of the calendar'),
])
export type EnergyUse = z.infer<typeof EnergyUse>
