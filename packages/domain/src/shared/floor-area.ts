export const AREA_UNITS = ['square_meters', 'square_feet'] as const
export type AreaUnit = (typeof AREA_UNITS)[number]

/** The smallest and largest home that the model is made for; 15 and 1500 m² in round figures of each unit. */
export const FLOOR_AREA = {
  square_meters: { min: 15, max: 1500 },
  square_feet: { min: 165, max: 16_000 },
} as const satisfies Record<AreaUnit, { min: number; max: number }>
