/**
 * kg CO₂e a kWh at the meter. United States: eGRID2022 subregions weighted by state, times 0.933 for 2023 (the national
 * change) over 1 − 5.1 % grid losses. The weights of states in several subregions are an analyst's estimate.
 */
export const US_GRID: Readonly<Record<string, number>> = {
  AK: 0.4218,
  AL: 0.4066,
  AR: 0.3737,
  AZ: 0.3475,
  CA: 0.2227,
  CO: 0.5045,
  CT: 0.241,
  DC: 0.2945,
  DE: 0.2945,
  FL: 0.366,
  GA: 0.4002,
  HI: 0.6548,
  IA: 0.4207,
  ID: 0.2702,
  IL: 0.5019,
  IN: 0.4485,
  KS: 0.4277,
  KY: 0.4275,
  LA: 0.3676,
  MA: 0.241,
  MD: 0.3053,
  ME: 0.241,
  MI: 0.5453,
  MN: 0.4207,
  MO: 0.5515,
  MS: 0.3857,
  MT: 0.2807,
  NC: 0.2792,
  ND: 0.4207,
  NE: 0.4207,
  NH: 0.241,
  NJ: 0.2945,
  NM: 0.3694,
  NV: 0.2779,
  NY: 0.286,
  OH: 0.4485,
  OK: 0.4348,
  OR: 0.2702,
  PA: 0.3469,
  RI: 0.241,
  SC: 0.2792,
  SD: 0.4207,
  TN: 0.4185,
  TX: 0.3522,
  US: 0.369,
  UT: 0.2702,
  VA: 0.3012,
  VT: 0.241,
  WA: 0.2702,
  WI: 0.5242,
  WV: 0.4485,
  WY: 0.3757,
}

/** Canada: consumption intensities anchored on ECCC, adjusted by an analyst to the 2023–2024 mix; gas by province (National Inventory Report). */
export const CANADA_FACTORS: Readonly<Record<string, { readonly grid: number; readonly gas: number }>> = {
  AB: { grid: 0.43, gas: 0.1801 },
  BC: { grid: 0.015, gas: 0.1813 },
  MB: { grid: 0.002, gas: 0.1825 },
  NB: { grid: 0.28, gas: 0.1829 },
  NL: { grid: 0.018, gas: 0.1812 },
  NS: { grid: 0.6, gas: 0.1829 },
  NT: { grid: 0.17, gas: 0.1873 },
  NU: { grid: 0.84, gas: 0.1873 },
  ON: { grid: 0.06, gas: 0.1797 },
  PE: { grid: 0.28, gas: 0.1829 },
  QC: { grid: 0.0017, gas: 0.181 },
  SK: { grid: 0.6, gas: 0.1804 },
  YT: { grid: 0.08, gas: 0.1873 },
}

/** Portugal, mainland: Ember 2024. */
export const PORTUGAL_GRID = 0.112

/** kg CO₂e a kWh (HHV) of fuels: EPA Emission Factors Hub 2025, NIR Canada, IPCC; wood without its biogenic CO₂. */
export const FUEL_FACTORS = {
  natural_gas: 0.1812,
  propane: 0.2155,
  fuel_oil: 0.254,
  kerosene: 0.26,
  wood: 0.045,
  wood_pellets: 0.01,
  coal: 0.3566,
  /** Gas-fired mix of mid-size networks (analyst); a partner with a network knows better. */
  district: 0.2,
} as const
