import type { FieldDefinition } from '../../forms/field-definition.ts'
import { footprintM2Of } from './geometry.ts'
import type { HomeFacts } from './home-facts.ts'

/** The best modules sold turn 23 % of a sun of 1 kW/m² into electricity. */
const KW_PER_M2 = 0.23
/** A 6-in-12 roof is so much larger than what it covers: 1 / cos 26.6°. */
const SLOPED = 1.118

/** Size of the largest array that the roof of a home holds, every slope covered, in kW to a tenth. */
export const roofKw = (home: Pick<HomeFacts, 'houseType' | 'storeys' | 'floorAreaM2'>): number =>
  Math.floor(footprintM2Of(home) * SLOPED * KW_PER_M2 * 10) / 10

/** The question for the size of the panels, held to the roof: what it holds stands at the field, and refuses more. */
export function withRoofLimit(
  fields: readonly FieldDefinition[],
  kW: number,
  holds: string,
): FieldDefinition[] {
  return fields.map((field) =>
    field.name === 'solar_pv_kw'
      ? {
          ...field,
          help_text: holds,
          validations: {
            ...field.validations,
            max_value: Math.min(kW, field.validations.max_value ?? field.max ?? kW),
          },
          messages: { max_value: holds, ...field.messages },
        }
      : {
          ...field,
          options: field.options.map((option) => ({
            ...option,
            sub_fields: withRoofLimit(option.sub_fields, kW, holds),
          })),
        },
  )
}
