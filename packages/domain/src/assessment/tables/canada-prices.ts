/** Marginal prices a kWh in CAD and fixed charges a month: provincial tariffs of 2025 (averages published, the split is an analyst's). */
export interface CanadianPrices {
  readonly electricity: number
  readonly electricityFixed: number
  /** Null: no pipes. */
  readonly gas: number | null
  readonly gasFixed: number
  readonly oil: number
  readonly propane: number
}
const row = (v: readonly [number, number, number | null, number, number, number]): CanadianPrices => ({
  electricity: v[0],
  electricityFixed: v[1],
  gas: v[2],
  gasFixed: v[3],
  oil: v[4],
  propane: v[5],
})

export const CANADA_PRICES: Readonly<Record<string, CanadianPrices>> = {
  AB: row([0.19, 12, 0.0233, 36, 0.1306, 0.0925]),
  BC: row([0.1172, 6.6, 0.0381, 14, 0.1493, 0.1209]),
  MB: row([0.097, 9.5, 0.0284, 14, 0.1353, 0.0996]),
  NB: row([0.139, 27, 0.09, 22, 0.1399, 0.1351]),
  NL: row([0.143, 16, null, 0, 0.1306, 0.1636]),
  NS: row([0.179, 19.2, 0.0853, 24, 0.1353, 0.1422]),
  NT: row([0.36, 20, null, 0, 0.1679, 0.1707]),
  NU: row([0.354, 20, null, 0, 0.1493, 0.1707]),
  ON: row([0.125, 38, 0.0321, 26.5, 0.1493, 0.1138]),
  PE: row([0.182, 25, null, 0, 0.1325, 0.1351]),
  QC: row([0.07, 13.7, 0.0509, 18, 0.1446, 0.1209]),
  SK: row([0.17, 28, 0.0276, 27, 0.1306, 0.0925]),
  YT: row([0.16, 18, null, 0, 0.1539, 0.1565]),
}
