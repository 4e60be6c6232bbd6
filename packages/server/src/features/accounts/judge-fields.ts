import { compileFields } from '@hearthlight/domain/forms/compile-fields'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems } from '@hearthlight/domain/forms/field-problems'
import { Problem } from '@hearthlight/domain/shared/problem'
import type { Scope } from '../../platform/scope.ts'
import { translator } from '../../platform/texts.ts'

/** The fields the partner configured, judged by the validator the browser uses too. */
export function judgeFields(
  scope: Pick<Scope, 'language' | 'partner'>,
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
): void {
  const messages = fieldMessages(translator(scope.language, scope.partner.config))
  const verdict = compileFields(fields, messages).safeParse(values)
  if (verdict.success) return
  throw new Problem('accounts.missing-fields', {
    fields: fieldProblems(verdict.error.issues, 'user'),
  })
}
