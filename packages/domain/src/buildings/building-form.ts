import type { FieldDefinition } from '../forms/field-definition.ts'
import type { Features } from '../partner/features.ts'
import type { PublicPartner } from '../partner/public/public-partner.ts'
import { asBill, withLimits } from './building-limits.ts'
import { asUtility } from './utilities.ts'

type FormPartner = Pick<PublicPartner, 'country' | 'currency_icon'> & {
  readonly settings: Pick<PublicPartner['settings'], 'sections' | 'area_unit' | 'utilities'>
}

/** The form of this partner: its fields within the limits of a record, without city and community where those are off. */
export function buildingFormFields(
  { country, currency_icon, settings }: FormPartner,
  { city, community }: Pick<Features, 'city' | 'community'>,
  year: number,
): FieldDefinition[] {
  const hidden = new Set([...(city ? [] : ['city']), ...(community ? [] : ['community'])])
  return settings.sections.building_details.fields
    .filter((field) => !hidden.has(field.name))
    .map((field) =>
      withLimits(asUtility(asBill(field, currency_icon), settings.utilities), {
        areaUnit: settings.area_unit,
        country,
        year,
      }),
    )
}
