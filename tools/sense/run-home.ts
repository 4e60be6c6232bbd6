import { houseFromAnswers, type ModelledHome } from '@hearthlight/domain/assessment/house/house-from-answers'
import { type Climate, type House, simulate, type YearResult } from '@hearthlight/engine'
import { packedPlace } from '../../packages/engine/src/climate/testing/packed-climate.ts'
import type { SenseHome } from './homes.ts'

export const YEAR = 2026

export interface RunHome extends SenseHome {
  readonly home: ModelledHome
  readonly climate: Climate
  readonly year: YearResult
  /** Heated floor and, as surveys count it, the unheated basement. */
  readonly surveyedM2: number
}

const surveyedM2 = ({ floorAreaM2, foundation }: House): number => floorAreaM2 + basementM2(foundation)
/** A crawlspace, which nobody counts, is lower than a man. */
const basementM2 = (space: House['foundation']): number =>
  space && space.volumeM3 / space.floorAreaM2 > 1.8 ? space.floorAreaM2 : 0

export function runHome(sense: SenseHome): RunHome {
  const { place, climate } = packedPlace(sense.placeId)
  const home = houseFromAnswers({}, sense.answers, place, { year: YEAR })
  return { ...sense, home, climate, year: simulate(home.house, climate), surveyedM2: surveyedM2(home.house) }
}

export const heatingKWh = ({ byEndUse }: YearResult) => byEndUse.heating + byEndUse.heating_fans
