import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { UnitCost } from '@hearthlight/engine/measures'
import type { PaidUnit } from './amount-formula.ts'

const KW_PER_TON = 3.51685
const KBTUH_PER_KW = 3.41214

/** How much of a measure there is, in the units incentives are paid for. */
export function paidQuantities(unit: UnitCost['unit'], quantity: number): Partial<Record<PaidUnit, number>> {
  switch (unit) {
    case 'm2':
      return { m2: quantity, ft2: quantity * FT2_PER_M2 }
    case 'kW':
      return { kw: quantity, ton: quantity / KW_PER_TON, kbtuh: quantity * KBTUH_PER_KW }
    case 'window':
    case 'door':
    case 'head':
    case 'unit':
    case 'bulb':
    case 'appliance':
    case 'house':
      return { each: quantity }
    case 'm':
      return {}
    default:
      return unit satisfies never
  }
}
