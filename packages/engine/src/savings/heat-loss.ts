import { type DayTemperatures, temperaturesOf, type UsePeriod } from './period.ts'

/** What a bill tells of: the heating, something of both, or a summer without heating. */
export type BillSeason = 'heating' | 'between' | 'summer'

export interface SeasonBill extends UsePeriod {
  readonly season: BillSeason
}

export interface HeatLossInput {
  readonly bills: readonly SeasonBill[]
  readonly weather: DayTemperatures
  readonly btuPerUnit: number
  readonly efficiency: number
  /** °F, that of the thermostat. */
  readonly setPoint: number
  /** Use a day for anything but heating; the mean of the summer's bills where it is not given. */
  readonly otherUse?: number
}

export interface HeatLoss {
  /** °F. */
  readonly balancePoint: number
  /** Btu an hour for each °F. */
  readonly loss: number
  /** How far the heating bills lie apart, as a share of the loss. */
  readonly deviation: number
  readonly otherUse: number
}

const START = 60
const STEP = 0.5
const FEWEST_BILLS = 3

const mean = (values: readonly number[]): number =>
  values.reduce((sum, each) => sum + each, 0) / values.length

const perDay = ({ use, days }: UsePeriod): number => (use ?? 0) / days

/** The whole home's loss of heat by its bills for heating, and the balance point at which they agree best. */
export function heatLoss(input: HeatLossInput): HeatLoss | undefined {
  const { bills, weather, btuPerUnit, efficiency, setPoint } = input
  const known = bills.filter(({ use }) => use !== null)
  const summer = known.filter(({ season }) => season === 'summer').map(perDay)
  const heating = known.filter(({ season }) => season === 'heating')
  const temperatures = heating.map((bill) => temperaturesOf(bill, weather))
  if (heating.length === 0 || temperatures.some((each) => each.length === 0)) return undefined
  const otherUse = input.otherUse ?? (summer.length > 0 ? mean(summer) : 0)
  const at = (balancePoint: number) => {
    const losses = heating.map((bill, index) => {
      const below = temperatures[index]?.reduce((sum, each) => sum + Math.max(0, balancePoint - each), 0) ?? 0
      return ((perDay(bill) - otherUse) * bill.days * btuPerUnit * efficiency) / (24 * below)
    })
    const loss = mean(losses)
    const deviation = Math.sqrt(mean(losses.map((each) => (each - loss) ** 2))) / loss
    return { balancePoint, loss, deviation, otherUse }
  }
  let best = at(START)
  if (heating.length < FEWEST_BILLS) return best
  for (const step of [STEP, -STEP]) {
    for (
      let next = at(best.balancePoint + step);
      next.deviation < best.deviation;
      next = at(best.balancePoint + step)
    ) {
      if (next.balancePoint > setPoint) break
      best = next
    }
  }
  return best
}
