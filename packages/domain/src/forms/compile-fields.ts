import { z } from 'zod'
import { askedSubFields, isAsked, offeredOptions } from './asked-fields.ts'
import { type FieldDefinition, isFixed } from './field-definition.ts'
import type { FieldMessages, FieldRule, RuleParams } from './field-validations.ts'
import { blankValue, type FieldValue, type FieldValues, isBlank } from './field-values.ts'
import { type Judgement, judgeValue } from './judge-value.ts'
import { brokenZipRule } from './judge-zip.ts'

type Broken = {
  readonly rule: FieldRule
  readonly params: RuleParams
  readonly message: string
  /** The message is the field's own, not the common one of the rule. */
  readonly isOwn: boolean
}
type Verdict = { readonly values: Record<string, FieldValue>; readonly errors: Map<string, Broken> }
type Context = { readonly given: FieldValues; readonly messages: FieldMessages; readonly verdict: Verdict }

/**
 * The validator of a partner-configured form: the same object judges it in the browser and on the server.
 * It keeps only the fields that are asked now, so an answer under an option no longer chosen is dropped.
 */
export function compileFields(
  fields: readonly FieldDefinition[],
  messages: FieldMessages,
  options: { readonly refuseUnknown?: boolean } = {},
) {
  return z.record(z.string(), z.unknown()).transform((given, context) => {
    const verdict = judge(fields, given as FieldValues, messages)
    for (const [name, { message, ...params }] of verdict.errors) {
      context.issues.push({ code: 'custom', path: [name], message, params, input: given[name] })
    }
    if (options.refuseUnknown) refuseUnknown(given, verdict, messages, context)
    return verdict.values
  })
}

function refuseUnknown(
  given: Record<string, unknown>,
  verdict: Verdict,
  messages: FieldMessages,
  context: z.core.ParsePayload,
) {
  for (const name of Object.keys(given)) {
    if (name in verdict.values || verdict.errors.has(name) || isBlank(given[name])) continue
    context.issues.push({ code: 'custom', path: [name], message: messages('option', {}), input: given[name] })
  }
}

function judge(fields: readonly FieldDefinition[], given: FieldValues, messages: FieldMessages): Verdict {
  const verdict: Verdict = { values: {}, errors: new Map() }
  judgeFields(fields, { given, messages, verdict }, (field) => field.required || !!field.validations.required)
  return verdict
}

function judgeFields(
  fields: readonly FieldDefinition[],
  context: Context,
  needsValue: (field: FieldDefinition) => boolean,
) {
  for (const field of fields) {
    if (!isAsked(field, context.given)) continue
    judgeField(field, context, needsValue(field))
    const subFields = askedSubFields(field, context.given)
    judgeFields(subFields, context, subFieldNeedsValue(subFields, context.given))
  }
}

/** Spec 1 section 5: "if a field has required sub fields, one sub-type answer is needed". */
function subFieldNeedsValue(subFields: readonly FieldDefinition[], given: FieldValues) {
  const answered = subFields.some((field) => !isBlank(given[field.name]))
  return (field: FieldDefinition) => !answered && (field.required || !!field.validations.required)
}

function judgeField(field: FieldDefinition, context: Context, needsValue: boolean) {
  const { given, verdict } = context
  const value = isBlank(given[field.name]) && isFixed(field) ? field.default : given[field.name]
  const fail = (rule: FieldRule, params: RuleParams) => {
    const message = field.messages[rule] ?? context.messages(rule, params)
    verdict.errors.set(field.name, { rule, params, message, isOwn: field.messages[rule] !== undefined })
  }
  const repeated = field.validations.confirmed
  if (isBlank(value)) {
    verdict.values[field.name] = blankValue(field)
    if (needsValue && !isFixed(field)) fail('required', {})
    else if (repeated !== undefined && !isBlank(given[repeated])) fail('confirmed', {})
    return
  }
  const judgement = judgeGiven(field, value, given)
  if (judgement.kind === 'broken') return fail(judgement.rule, judgement.params)
  verdict.values[field.name] = judgement.value
  if (repeated !== undefined && given[repeated] !== value) fail('confirmed', {})
}

/** A value by itself and, where it is a zip, beside the country and region given with it. */
function judgeGiven(field: FieldDefinition, value: FieldValue, given: FieldValues): Judgement {
  const judgement = judgeValue(field, value, offeredOptions(field, given))
  const home = field.validations.zip
  if (home === undefined || judgement.kind === 'broken') return judgement
  const zip = String(judgement.value)
  const { country, region = '' } = given
  const rule = brokenZipRule(zip, isBlank(country) ? home : String(country), String(region))
  return rule === undefined ? judgement : { kind: 'broken', rule, params: { zip, region: String(region) } }
}
