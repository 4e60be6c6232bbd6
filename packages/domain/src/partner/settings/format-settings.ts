import { z } from 'zod'
import { AREA_UNITS } from '../../shared/floor-area.ts'
import { about } from '../../texts/about.ts'
import { ENGLISHES } from '../../texts/english/englishes.ts'

/** Units and spelling the person reads. Currency stands beside `settings`, as the specification has it. */
export const FormatSettings = z.strictObject({
  english: z.enum(ENGLISHES).optional().meta(about('english')),
  area_unit: z.enum(AREA_UNITS).default('square_feet').meta(about('area_unit')),
  gas_unit: z.enum(['therm', 'm3', 'kWh']).default('therm').meta(about('gas_unit')),
  temperature_unit: z.enum(['celsius', 'fahrenheit']).default('fahrenheit').meta(about('temperature_unit')),
  insulation_unit: z
    .enum(['r_value', 'rsi_value', 'u_value'])
    .default('r_value')
    .meta(about('insulation_unit')),
})
