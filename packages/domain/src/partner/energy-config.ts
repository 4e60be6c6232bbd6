import { z } from 'zod'
import { FUELS } from '../shared/vocabulary.ts'
import { about } from '../texts/about.ts'

const Fuel = z.enum(FUELS)

const Price = z.strictObject({
  price: z.number().min(0).meta(about('price')),
  unit: z
    .enum(['kWh', 'therm', 'm3', 'GJ', 'MMBtu', 'litre', 'US_gallon', 'kg', 'tonne', 'cord'])
    .meta(about('prices_unit')),
  fixed_per_month: z.number().min(0).default(0).meta(about('fixed_per_month')),
})

/** What this partner knows better than the built-in tables of prices, emissions and costs. */
export const EnergyConfig = z.strictObject({
  prices: z.partialRecord(Fuel, Price).default({}).meta(about('prices')),
  prices_as_of: z.iso.date().optional().meta(about('prices_as_of')),
  pv_export_price_per_kwh: z.number().min(0).optional().meta(about('pv_export_price_per_kwh')),
  emission_factors_kg_per_kwh: z
    .partialRecord(Fuel, z.number().min(0))
    .default({})
    .meta(about('emission_factors_kg_per_kwh')),
  measure_costs: z
    .record(
      z.string(),
      z
        .strictObject({ low: z.number().min(0), high: z.number().min(0) })
        .refine((cost) => cost.low <= cost.high, { message: 'low must not exceed high' }),
    )
    .default({})
    .meta(about('measure_costs')),
})
export type EnergyConfig = z.infer<typeof EnergyConfig>
