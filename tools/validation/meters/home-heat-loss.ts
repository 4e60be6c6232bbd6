import { type BillSeason, dayNumber, heatLoss } from '@hearthlight/engine/savings'
import { type TemperatureFile, weatherOf } from './measure-meter.ts'

const BTU: Readonly<Record<string, number>> = { therm: 100_000, gallon: 139_600 }
const SEASONS: Readonly<Record<string, BillSeason>> = { '1': 'heating', '0': 'between', '-1': 'summer' }

interface HomeFile {
  readonly unit: string
  readonly home: { readonly heatingEfficiency: number; readonly setPointF: number }
  readonly bills: readonly (readonly [string, string, number, number])[]
}

/**
 * Where no bill is of summer, what hot water takes was told to the advisers by the home: it stands in the reference alone,
 * and is taken from there.
 */
function statedOther(
  expected: Record<string, unknown> | undefined,
  bills: HomeFile['bills'],
): { otherUse?: number } {
  const load = expected?.['heatLoad']
  const isTold = bills.every(([, , , code]) => code !== -1) && typeof load === 'object' && load !== null
  return isTold && 'otherUsePerDay' in load ? { otherUse: Number(load.otherUsePerDay) } : {}
}

export function homeHeatLoss(
  file: HomeFile,
  temperature: TemperatureFile,
  expected?: Record<string, unknown>,
) {
  const found = heatLoss({
    bills: file.bills.map(([first, last, use, code]) => ({
      day: dayNumber(first),
      // Both end dates count.
      days: dayNumber(last) - dayNumber(first) + 1,
      use,
      season: SEASONS[code] ?? 'between',
    })),
    weather: weatherOf(temperature, 'UTC'),
    btuPerUnit: BTU[file.unit] ?? 0,
    efficiency: file.home.heatingEfficiency,
    setPoint: file.home.setPointF,
    ...statedOther(expected, file.bills),
  })
  if (found === undefined) return undefined
  return {
    balancePointF: found.balancePoint,
    wholeHomeLossBtuPerHourF: found.loss,
    relativeDeviation: found.deviation,
    otherUsePerDay: found.otherUse,
  }
}
