/** The international foot, exactly. */
export const M2_PER_FT2 = 0.09290304
export const FT2_PER_M2 = 1 / M2_PER_FT2

export const toSquareMetres = (area: number, unit: 'm2' | 'ft2'): number =>
  unit === 'ft2' ? area * M2_PER_FT2 : area
