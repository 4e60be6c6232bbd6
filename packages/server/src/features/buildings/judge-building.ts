import type { BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import { buildingFormFields } from '@hearthlight/domain/buildings/building-form'
import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import type { Features } from '@hearthlight/domain/partner/features'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'

/** The record against the form the partner configured, by the validator the browser uses too. */
export function judgeBuilding(scope: Scope, allowed: Features, fields: BuildingFields): void {
  const { config } = scope.partner
  const messages = fieldMessages(translator(scope.language, config))
  const verdict = compileFields(buildingFormFields(config, allowed), messages).safeParse(fields)
  if (verdict.success) return
  throw new Problem('shared.invalid-form', {
    fields: verdict.error.issues.map(({ path, message }) => ({
      pointer: `/building/${path.map(String).join('/')}`,
      message,
    })),
  })
}
