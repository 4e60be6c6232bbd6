import type { Fuel } from '../fuel.ts'
import type { EndUse } from '../year-result.ts'

/** A yearly use with the heat and moisture it leaves in the living space. */
export interface MeteredLoad {
  readonly endUse: EndUse
  readonly fuel: Fuel
  readonly kWhPerYear: number
  readonly sensibleShare: number
  readonly latentShare: number
  readonly byHour: readonly number[]
  readonly byMonth: readonly number[]
}
