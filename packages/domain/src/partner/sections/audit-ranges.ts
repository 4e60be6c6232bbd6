import type { z } from 'zod'
import type { NumberField, Quantity } from '../../shared/field-spec.ts'
import { FLOOR_AREA } from '../../shared/floor-area.ts'
import type { FormatSettings } from '../settings/format-settings.ts'

/** The units a partner's people think in. */
export type AuditUnits = Pick<
  z.infer<typeof FormatSettings>,
  'area_unit' | 'temperature_unit' | 'insulation_unit'
>

type Range = { readonly min: number; readonly max: number; readonly step: number; readonly unit: string }

/** What people's homes hold; the vocabulary's own limits are those of the physical world. */
const METRIC: Partial<Record<Quantity, Range>> = {
  area: { min: 30, max: 500, step: 5, unit: 'm2' },
  temperature: { min: 12, max: 30, step: 0.5, unit: 'celsius' },
  height: { min: 2, max: 5, step: 0.1, unit: 'metre' },
}
const IMPERIAL: Partial<Record<Quantity, Range>> = {
  area: { min: 300, max: 6000, step: 50, unit: 'ft2' },
  temperature: { min: 55, max: 85, step: 1, unit: 'fahrenheit' },
  height: { min: 7, max: 20, step: 0.5, unit: 'foot' },
}

function rangeOf(quantity: Quantity, units: AuditUnits): Range | undefined {
  const imperial =
    quantity === 'temperature' ? units.temperature_unit === 'fahrenheit' : units.area_unit === 'square_feet'
  return (imperial ? IMPERIAL : METRIC)[quantity]
}

/**
 * The ends of a question's slider in the partner's units, and what may be typed beyond them. The unit is a text key.
 */
export function numberLimits(spec: NumberField, units: AuditUnits) {
  const range = rangeOf(spec.quantity, units)
  return {
    min: range?.min ?? spec.min,
    max: range?.max ?? spec.max,
    step: range?.step ?? spec.step,
    unit: `assessment:unit.${range?.unit ?? spec.quantity}`,
    ...(spec.quantity === 'area' && { validations: typedArea(units) }),
  }
}

/** A home beyond the ends of the slider is typed; its limits are those of the record. */
function typedArea({ area_unit }: AuditUnits) {
  const { min, max } = FLOOR_AREA[area_unit]
  return { min_value: min, max_value: max }
}
