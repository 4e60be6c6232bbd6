import type { Input } from '@hearthlight/domain/assessment/facts/fact-sheet'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import { usePartner } from '../../../platform/partner.ts'

/** An assumed figure as a number in the unit that the question asks it in, for the resting place of a slider. */
export function useInputFigure(): (input: Pick<Input, 'value' | 'unit'> | undefined) => number | undefined {
  const { settings } = usePartner()
  const isFeet = settings.area_unit === 'square_feet'
  return (input) => {
    if (typeof input?.value !== 'number') return undefined
    const { value, unit } = input
    if (unit === 'celsius' && settings.temperature_unit === 'fahrenheit') return value * 1.8 + 32
    if (unit === 'm2' && isFeet) return value * FT2_PER_M2
    return unit === 'm' && isFeet ? value / 0.3048 : value
  }
}
