import { compileQuestions } from '@hearthlight/domain/forms/compile-questions'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems, isMissingSomething } from '@hearthlight/domain/forms/field-problems'
import { validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import type { Scope } from './scope.ts'
import { translator } from './texts.ts'

type Refusal = {
  /** Where the values stand in the call's body: problems point into it. */
  readonly under: string
  readonly missing: ProblemCode
  readonly invalid: ProblemCode
}

/** Values against the form the partner configured, by the validator the browser uses too. */
export function validateFields(
  scope: Pick<Scope, 'language' | 'partner'>,
  fields: readonly FieldDefinition[],
  values: Readonly<Record<string, unknown>>,
  { under, missing, invalid }: Refusal,
): void {
  const translate = translator(scope.language, scope.partner.config)
  const asked = compileQuestions(fields, (key) => translate(key))
  const { mistakes } = validateAnswers(asked, values, fieldMessages(translate))
  if (mistakes.length === 0) return
  throw new Problem(isMissingSomething(mistakes) ? missing : invalid, {
    fields: fieldProblems(mistakes, under),
  })
}
