import type { BuildingFields } from '@hearthlight/domain/buildings/building-fields'
import { buildingFormFields } from '@hearthlight/domain/buildings/building-form'
import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems, isMissingSomething } from '@hearthlight/domain/forms/field-problems'
import { translateFields } from '@hearthlight/domain/forms/translate-fields'
import type { Features } from '@hearthlight/domain/partner/features'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'

/** The record against the form the partner configured, by the validator the browser uses too. */
export function judgeBuilding(scope: Scope, allowed: Features, fields: BuildingFields, at: Date): void {
  const { config } = scope.partner
  const translate = translator(scope.language, config)
  const asked = translateFields(buildingFormFields(config, allowed, yearIn(config.time_zone, at)), (key) =>
    translate(key),
  )
  const verdict = compileFields(asked, fieldMessages(translate)).safeParse(fields)
  if (verdict.success) return
  const { issues } = verdict.error
  throw new Problem(isMissingSomething(issues) ? 'shared.invalid-form' : 'shared.invalid-value', {
    fields: fieldProblems(issues, 'building'),
  })
}
