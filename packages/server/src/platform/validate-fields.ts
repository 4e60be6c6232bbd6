import { compileQuestions } from '@hearthlight/domain/forms/compile-questions'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import { fieldMessages } from '@hearthlight/domain/forms/field-messages'
import { fieldProblems, isMissingSomething } from '@hearthlight/domain/forms/field-problems'
import type { Question } from '@hearthlight/domain/forms/question'
import { validateAnswers } from '@hearthlight/domain/forms/validate-answers'
import type { PartnerConfig } from '@hearthlight/domain/partner/partner-config'
import { Problem, type ProblemCode } from '@hearthlight/domain/shared/problem'
import { remembered } from './caches/remembered.ts'
import type { Scope } from './scope.ts'
import { translator } from './texts/texts.ts'

type Fields = readonly FieldDefinition[]

const forms = remembered<PartnerConfig, ReturnType<typeof remembered<Fields, readonly Question[]>>>()

type Refusal = {
  /** Where the values stand in the call's body: problems point into it. */
  readonly under: string
  readonly missing: ProblemCode
  readonly invalid: ProblemCode
}

/** Values against the form the partner configured, by the validator the browser uses too. */
export function validateFields(
  scope: Pick<Scope, 'language' | 'partner'>,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  { under, missing, invalid }: Refusal,
): void {
  const { config } = scope.partner
  const translate = translator(scope.language, config)
  // Two partners may ask by the same fields, in words of their own.
  const form = forms(config, scope.language, () => remembered<Fields, readonly Question[]>())
  const asked = form(fields, '', () => compileQuestions(fields, (key) => translate(key)))
  const { mistakes } = validateAnswers(asked, values, fieldMessages(translate))
  if (mistakes.length === 0) return
  throw new Problem(isMissingSomething(mistakes) ? missing : invalid, {
    fields: fieldProblems(mistakes, under),
  })
}
