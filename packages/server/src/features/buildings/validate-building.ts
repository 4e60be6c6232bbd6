import type { BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import { buildingFormFields } from '@hearthlight/domain/buildings/building-form'
import { shownUtilities } from '@hearthlight/domain/buildings/utilities'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { Features } from '@hearthlight/domain/partner/features'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import { remembered } from '../../platform/caches/remembered.ts'
import type { Scope } from '../../platform/scope.ts'
import { validateFields } from '../../platform/validate-fields.ts'

const forms = remembered<PartnerConfig, readonly FieldDefinition[]>()

/** The record against the form the partner asks it in. */
export function validateBuilding(scope: Scope, allowed: Features, fields: BuildingFields, at: Date): void {
  const { config } = scope.partner
  const year = yearIn(config.time_zone, at)
  const form = forms(config, JSON.stringify([allowed.city, allowed.community, year]), () =>
    buildingFormFields(config, allowed, year),
  )
  const asked = { ...fields, ...shownUtilities(fields, config.settings.utilities) }
  validateFields(scope, form, asked, {
    under: 'building',
    missing: 'shared.invalid-form',
    invalid: 'shared.invalid-value',
  })
}
