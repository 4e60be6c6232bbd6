import { FUELS, type Fuel } from '../fuel.ts'
import type { EndUse, YearResult } from '../year-result.ts'
import type { Economics } from './economics.ts'

/** A home's year in the three measures of the report. */
export interface YearBill {
  /** Bought from outside: uses less the solar electricity used at home. */
  readonly boughtKWh: Readonly<Record<Fuel, number>>
  readonly totalBoughtKWh: number
  readonly money: number
  /** Of it, fixed charges. */
  readonly fixedMoney: number
  readonly moneyByFuel: Readonly<Record<Fuel, number>>
  readonly exportMoney: number
  readonly kgCo2: number
  readonly kgCo2ByFuel: Readonly<Record<Fuel, number>>
  /** Fuels whose fixed charge is paid. */
  readonly connected: readonly Fuel[]
}

const byFuel = (value: (fuel: Fuel) => number): Record<Fuel, number> => {
  const record = {} as Record<Fuel, number>
  for (const fuel of FUELS) record[fuel] = value(fuel)
  return record
}
const sum = (record: Readonly<Record<Fuel, number>>) => FUELS.reduce((total, fuel) => total + record[fuel], 0)

const usedFuels = (result: YearResult) => FUELS.filter((fuel) => (result.byFuel[fuel] ?? 0) > 0)

/**
 * Definition: bought × marginal price + fixed charges − export. Solar electricity sent out earns its export price;
 * it is no credit against the home's own emissions. A plan passes the connections of the home as it is: a fixed
 * charge is never part of a saving.
 */
export function yearBill(
  result: YearResult,
  economics: Economics,
  connected: readonly Fuel[] = usedFuels(result),
): YearBill {
  const solar = result.photovoltaics.usedAtHomeKWh
  const boughtKWh = byFuel((fuel) => (result.byFuel[fuel] ?? 0) - (fuel === 'electricity' ? solar : 0))
  const fixed = byFuel((fuel) => (connected.includes(fuel) ? economics.prices[fuel].fixedPerYear : 0))
  const exportMoney = result.photovoltaics.exportedKWh * economics.exportPerKWh
  const moneyByFuel = byFuel((fuel) => boughtKWh[fuel] * economics.prices[fuel].perKWh + fixed[fuel])
  const kgCo2ByFuel = byFuel((fuel) => boughtKWh[fuel] * economics.kgCo2PerKWh[fuel])
  return {
    boughtKWh,
    totalBoughtKWh: sum(boughtKWh),
    money: sum(moneyByFuel) - exportMoney,
    fixedMoney: sum(fixed),
    moneyByFuel,
    exportMoney,
    kgCo2: sum(kgCo2ByFuel),
    kgCo2ByFuel,
    connected,
  }
}

export interface EndUseBill {
  readonly endUse: EndUse
  readonly kWh: number
  readonly money: number
  readonly kgCo2: number
}

/** Each end use at marginal prices; fixed charges and solar belong to no end use. */
export function endUseBills(result: YearResult, economics: Economics): EndUseBill[] {
  const bills = new Map<EndUse, EndUseBill>()
  for (const { endUse, fuel, kWh } of result.uses) {
    const before = bills.get(endUse) ?? { endUse, kWh: 0, money: 0, kgCo2: 0 }
    bills.set(endUse, {
      endUse,
      kWh: before.kWh + kWh,
      money: before.money + kWh * economics.prices[fuel].perKWh,
      kgCo2: before.kgCo2 + kWh * economics.kgCo2PerKWh[fuel],
    })
  }
  return [...bills.values()]
}
