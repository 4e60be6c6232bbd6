import { z } from 'zod'
import { FUELS } from '../shared/vocabulary.ts'

const Fuel = z.enum(FUELS)

const Price = z.strictObject({
  price: z.number().min(0).describe("Marginal price of one unit, in the partner's currency, taxes included."),
  unit: z
    .enum(['kWh', 'therm', 'm3', 'GJ', 'MMBtu', 'litre', 'US_gallon', 'kg', 'tonne', 'cord'])
    .describe('The unit of the price.'),
  fixed_per_month: z.number().min(0).default(0).describe('Fixed charge a month; never part of a saving.'),
})

/** What this partner knows better than the built-in tables of prices, emissions and costs. */
export const EnergyConfig = z.strictObject({
  prices: z.partialRecord(Fuel, Price).default({}).describe('Prices by fuel.'),
  prices_as_of: z.iso.date().optional().describe('Day of the prices, shown beside estimates.'),
  pv_export_price_per_kwh: z
    .number()
    .min(0)
    .optional()
    .describe('What a kilowatt-hour sent to the grid is paid.'),
  emission_factors_kg_per_kwh: z
    .partialRecord(Fuel, z.number().min(0))
    .default({})
    .describe('kg CO2e of one kilowatt-hour of fuel.'),
  measure_costs: z
    .record(
      z.string(),
      z
        .strictObject({ low: z.number().min(0), high: z.number().min(0) })
        .refine((cost) => cost.low <= cost.high, { message: 'low must not exceed high' }),
    )
    .default({})
    .describe('Installed cost range of a measure by its id, for a typical home.'),
})
export type EnergyConfig = z.infer<typeof EnergyConfig>
