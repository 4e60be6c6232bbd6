import { z } from 'zod'
import { AREA_UNITS } from '../../shared/floor-area.ts'
import { ENGLISHES } from '../../texts/english/englishes.ts'

/** Units and spelling the person reads. Currency stands beside `settings`, as the specification has it. */
export const FormatSettings = z.strictObject({
  english: z
    .enum(ENGLISHES)
    .optional()
    .describe('English of the texts: American, Canadian or British. Default: that of the country.'),
  area_unit: z.enum(AREA_UNITS).default('square_feet').describe('Unit of floor areas.'),
  gas_unit: z.enum(['therm', 'm3', 'kWh']).default('therm').describe('Unit of natural gas on bills.'),
  temperature_unit: z.enum(['celsius', 'fahrenheit']).default('fahrenheit').describe('Unit of temperatures.'),
  insulation_unit: z
    .enum(['r_value', 'rsi_value', 'u_value'])
    .default('r_value')
    .describe(
      'Unit of insulation: R (imperial), RSI (metric) or the U-value (European), of which people are not asked a measured one.',
    ),
})
