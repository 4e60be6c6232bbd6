import { z } from 'zod'

const Rsi = z.number().nullable().optional()

/** One audited house of a file in the form of `hot2000-houses.json`; only what the check reads. */
export const AuditedHouse = z.object({
  id: z.string(),
  province: z.string(),
  weather_city: z.string(),
  hdd18_reference: z.number().nullable().optional(),
  year_built: z.number(),
  house_type: z.string(),
  storeys: z.string(),
  heated_area_above_m2: z.number(),
  heated_area_below_m2: z.number(),
  foundation: z.string(),
  ach50: z.number(),
  ceiling: z.object({ rsi: Rsi }),
  walls: z.object({ gross_area_m2: z.number(), rsi: Rsi }),
  windows: z.object({ area_m2: z.number(), U: z.number().nullable(), shgc: z.number().nullable() }),
  basement_wall_added_rsi: Rsi,
  heating: z.object({
    kind: z.string().nullable(),
    fuel: z.string().nullable(),
    efficiency_pct: z.number().nullable(),
    secondary: z.array(z.string()),
    hrv: z.boolean(),
  }),
  dhw: z.object({ fuel: z.string().nullable(), type: z.string().nullable(), EF: z.number().nullable() }),
  results_GJ: z.object({
    total: z.number(),
    space_heating_consumption: z.number(),
    dhw_consumption: z.number(),
  }),
})
export type AuditedHouse = z.infer<typeof AuditedHouse>

export const AuditedHouses = z.object({ houses: z.array(AuditedHouse) })
