import { z } from 'zod'

/** The fuels of the model that a meter counts. */
export const METERED_FUELS = ['electricity', 'natural_gas', 'propane', 'fuel_oil', 'district'] as const

/** What a home takes of a fuel in a usual year, by its meters: the weather of the days they were read is taken out. */
export const MeteredYear = z.object({
  fuel: z.enum(METERED_FUELS),
  months_kwh: z.array(z.number().min(0)).length(12).describe('January first'),
  first: z.iso.date(),
  end: z.iso.date().describe('The day after the last'),
  metering: z.enum(['daily', 'bills']),
  station: z
    .string()
    .nullable()
    .describe('Whose weather the days had; null where a usual year stands for them'),
})
export type MeteredYear = z.infer<typeof MeteredYear>
export const MeteredYears = z.array(MeteredYear).max(METERED_FUELS.length)

/** The same without the energy, which stands among the months of the bills. */
export const MeteredSpan = MeteredYear.omit({ months_kwh: true })
export type MeteredSpan = z.infer<typeof MeteredSpan>
