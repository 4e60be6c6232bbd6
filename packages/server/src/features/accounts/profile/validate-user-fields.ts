import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { Scope } from '../../../platform/scope.ts'
import { validateFields } from '../../../platform/validate-fields.ts'

/** What a person wrote about themselves, against the fields the partner asks for. */
export function validateUserFields(
  scope: Pick<Scope, 'language' | 'partner'>,
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
): void {
  const refusal = 'accounts.missing-fields'
  validateFields(scope, fields, values, { under: 'user', missing: refusal, invalid: refusal })
}
