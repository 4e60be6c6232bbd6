import { isMet } from './condition.ts'
import { isFixed } from './field-definition.ts'
import type { FieldMessages, FieldRule, RuleParams } from './field-validations.ts'
import { blankValue, chosenValues, type FieldValue, type FieldValues, isBlank } from './field-values.ts'
import type { DocumentQuestion, FieldQuestion, GroupQuestion, Question, RepeatQuestion } from './question.ts'
import { factsIn, itemCount, scopeIn, scopeOfItem } from './question-paths.ts'
import { settleQuestion } from './settle-question.ts'
import { type ValidatedValue, validateValue } from './validate-value.ts'
import { brokenZipRule } from './values/zip-rule.ts'

/** A rule that the answer at a path breaks. */
export type Mistake = {
  readonly path: string
  /** `own`: one that the question itself brings. */
  readonly rule: FieldRule | 'own'
  readonly params: RuleParams
  readonly message: string
  /** The message is the question's own, not the common one of the rule. */
  readonly isOwn: boolean
}
export type Verdict = { readonly values: FieldValues; readonly mistakes: readonly Mistake[] }

type Answered = { readonly values: Record<string, FieldValue>; readonly mistakes: Mistake[] }
type Context = { readonly given: FieldValues; readonly messages: FieldMessages; readonly into: Answered }
type NeedsValue = (field: FieldQuestion) => boolean

/**
 * The validator of every form: the same function checks it in the browser and on the server.
 * It keeps only the answers that are asked for now, so one under an option no longer chosen is dropped.
 */
export function validateAnswers(
  tree: readonly Question[],
  given: Readonly<Record<string, unknown>>,
  messages: FieldMessages,
): Verdict {
  const into: Answered = { values: {}, mistakes: [] }
  // Whatever arrived is checked value by value, so its type is only a hope here.
  validateAll(tree, '', { given: given as FieldValues, messages, into }, isRequired)
  return into
}

const isRequired: NeedsValue = (field) => field.required || !!field.validations.required

function validateAll(
  questions: readonly Question[],
  scope: string,
  context: Context,
  needsValue: NeedsValue,
): void {
  const facts = factsIn(context.given, scope)
  for (const question of questions) {
    if (!isMet(question.when, facts)) continue
    switch (question.kind) {
      case 'field':
        validateField(settleQuestion(question, facts), scope, context, needsValue(question))
        if (question.details !== undefined) validateGroup(question.details, scope, context)
        break
      case 'group':
        validateGroup(question, scope, context)
        break
      case 'repeat':
        validateRepeat(question, scope, context)
        break
      case 'document':
        validateDocument(question, scope, context)
        break
      default:
        question satisfies never
    }
  }
}

function validateGroup(group: GroupQuestion, scope: string, context: Context): void {
  const inside = scopeIn(group, scope)
  validateAll(
    group.children,
    inside,
    context,
    group.needs === 'one' ? oneIsEnough(group, inside, context) : isRequired,
  )
}

/** Spec 1 section 5: "if a field has required sub fields, one sub-type answer is needed". */
function oneIsEnough({ children }: GroupQuestion, scope: string, { given }: Context): NeedsValue {
  const facts = factsIn(given, scope)
  const isAnswered = children.some(({ when, name }) => isMet(when, facts) && !isBlank(given[scope + name]))
  return (field) => !isAnswered && isRequired(field)
}

function validateRepeat(repeat: RepeatQuestion, scope: string, context: Context): void {
  const path = scope + repeat.name
  const count = itemCount(repeat, context.given, scope)
  context.into.values[path] = count
  if (count < repeat.min) fail(context, path, 'min_items', { count: repeat.min })
  if (Number(context.given[path] ?? 0) > repeat.max) fail(context, path, 'max_items', { count: repeat.max })
  for (let index = 0; index < count; index += 1) {
    validateAll(repeat.children, scopeOfItem(repeat, scope, index), context, isRequired)
  }
}

function validateDocument({ name, required, max }: DocumentQuestion, scope: string, context: Context): void {
  const path = scope + name
  const files = chosenValues(context.given[path])
  context.into.values[path] = files
  if (required && files.length === 0) fail(context, path, 'upload')
  if (files.length > max) fail(context, path, 'max_files', { count: max })
}

function validateField(field: FieldQuestion, scope: string, context: Context, needsValue: boolean) {
  const { given, into } = context
  const path = scope + field.name
  const value = isBlank(given[path]) && isFixed(field) ? field.default : given[path]
  const failed = (rule: FieldRule, params: RuleParams = {}) =>
    fail(context, path, rule, params, field.messages[rule])
  const { confirmed } = field.validations
  const repeated = confirmed === undefined ? undefined : given[scope + confirmed]
  if (isBlank(value)) {
    into.values[path] = blankValue(field)
    if (needsValue && !isFixed(field)) failed('required')
    else if (!isBlank(repeated)) failed('confirmed')
    return
  }
  const result = validateGiven(field, value, scope, given)
  if (result.kind === 'broken') return failed(result.rule, result.params)
  into.values[path] = result.value
  if (confirmed !== undefined && repeated !== value) failed('confirmed')
  into.mistakes.push(...ownMistakes(field, path, result.value))
}

function ownMistakes({ objection }: FieldQuestion, path: string, value: FieldValue): readonly Mistake[] {
  const message = objection?.(value)
  return message === undefined ? [] : [{ path, rule: 'own', params: {}, message, isOwn: true }]
}

function fail(
  { messages, into }: Context,
  path: string,
  rule: FieldRule,
  params: RuleParams = {},
  own?: string,
): void {
  into.mistakes.push({
    path,
    rule,
    params,
    message: own ?? messages(rule, params),
    isOwn: own !== undefined,
  })
}

/** A value by itself and, where it is a zip, beside the country and region given with it. */
function validateGiven(
  field: FieldQuestion,
  value: FieldValue,
  scope: string,
  given: FieldValues,
): ValidatedValue {
  const result = validateValue(field, value)
  const home = field.validations.zip
  if (home === undefined || result.kind === 'broken') return result
  const zip = String(result.value)
  const facts = factsIn(given, scope)
  const [country = home] = facts('country')
  const [region = ''] = facts('region')
  const rule = brokenZipRule(zip, country, region)
  return rule === undefined ? result : { kind: 'broken', rule, params: { zip, region } }
}
