/** EUR a kWh with VAT, 2025, and fixed charges a month: ERSE regulated tariffs, bottled and piped gas, firewood (analyst). */
export const PORTUGAL_PRICES = {
  electricity: 0.2,
  electricityFixed: 11,
  gas: 0.095,
  gasFixed: 5,
  propane: 0.19,
  oil: 0.126,
  wood: 0.038,
  pellets: 0.072,
  exportPrice: 0.05,
} as const
