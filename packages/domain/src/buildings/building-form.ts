import type { FieldDefinition } from '../forms/field-definition.ts'
import type { Features } from '../partner/features.ts'
import type { PublicPartner } from '../partner/public-partner.ts'

type FormPartner = { readonly settings: Pick<PublicPartner['settings'], 'sections'> }

/** The form of this partner: its fields, without city and community where those are switched off. */
export function buildingFormFields(
  partner: FormPartner,
  { city, community }: Pick<Features, 'city' | 'community'>,
): FieldDefinition[] {
  const hidden = new Set([...(city ? [] : ['city']), ...(community ? [] : ['community'])])
  return partner.settings.sections.building_details.fields.filter((field) => !hidden.has(field.name))
}
