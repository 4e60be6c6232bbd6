import type { BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import { buildingFormFields } from '@hearthlight/domain/buildings/building-form'
import type { Features } from '@hearthlight/domain/partner/features'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import type { Scope } from '../../platform/scope.ts'
import { validateFields } from '../../platform/validate-fields.ts'

/** The record against the form the partner asks it in. */
export function validateBuilding(scope: Scope, allowed: Features, fields: BuildingFields, at: Date): void {
  const { config } = scope.partner
  validateFields(scope, buildingFormFields(config, allowed, yearIn(config.time_zone, at)), fields, {
    under: 'building',
    missing: 'shared.invalid-form',
    invalid: 'shared.invalid-value',
  })
}
