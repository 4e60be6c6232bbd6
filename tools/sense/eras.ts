/**
 * Shares of homes by when they were built. US regions so that their medians are those of the American Housing Survey 2015
 * (Northeast 1959, Midwest 1971, South 1984, West 1978; US 1976); Canada by SHEU, Portugal by Censos 2021; rounded.
 */
const shares = (...parts: readonly [number, number, number, number, number, number, number, number]) => ({
  pre_1946: parts[0],
  '1946_1960': parts[1],
  '1961_1970': parts[2],
  '1971_1980': parts[3],
  '1981_1990': parts[4],
  '1991_2000': parts[5],
  '2001_2010': parts[6],
  '2011_on': parts[7],
})

export const NORTHEAST_ERAS = shares(0.32, 0.19, 0.12, 0.12, 0.1, 0.07, 0.05, 0.03)
export const MIDWEST_ERAS = shares(0.2, 0.16, 0.12, 0.15, 0.09, 0.13, 0.1, 0.05)
export const SOUTH_ERAS = shares(0.07, 0.1, 0.1, 0.16, 0.18, 0.16, 0.15, 0.08)
export const WEST_ERAS = shares(0.1, 0.13, 0.13, 0.2, 0.16, 0.13, 0.1, 0.05)
export const CANADIAN_ERAS = shares(0.13, 0.15, 0.14, 0.19, 0.14, 0.1, 0.1, 0.05)
export const PORTUGUESE_ERAS = shares(0.1, 0.1, 0.12, 0.18, 0.16, 0.16, 0.14, 0.04)
