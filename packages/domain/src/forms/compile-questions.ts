import type { Translate } from '../shared/translate.ts'
import { addressQuestions } from './address-questions.ts'
import type { Condition } from './condition.ts'
import type { FieldDefinition, FieldOption } from './field-definition.ts'
import type { GroupQuestion, Question, QuestionOption, Variant } from './question.ts'
import { translateFields } from './translate-fields.ts'

/** The fields of a form as a partner writes them, as the tree that both sides ask and check by. */
export function compileQuestions(
  fields: readonly FieldDefinition[],
  translate: Translate,
): readonly Question[] {
  return translateFields(fields, translate).map((field) => compileField(field, translate))
}

function compileField(field: FieldDefinition, translate: Translate): Question {
  const { type, options, parent, mappings, labels, enable_sub_fields, ...own } = field
  const when = whenAsked(field)
  if (type === 'address') return { ...addressQuestions(field, translate), when }
  return {
    ...own,
    kind: 'field',
    type,
    when,
    options: options.map(withoutFields),
    variants: variantsOf(field),
    details: enable_sub_fields ? detailsOf(field, translate) : undefined,
  }
}

function withoutFields({ sub_fields, ...option }: FieldOption): QuestionOption {
  return option
}

const isOneOf = (fact: string, values: readonly string[]): Condition => ({ fact, is: 'one_of', values })

/** A field under a parent is asked while that has an answer, one that its mappings know if there are any. */
function whenAsked({ parent, mappings }: FieldDefinition): Condition | undefined {
  if (parent === undefined) return undefined
  return mappings === undefined ? { fact: parent, is: 'known' } : isOneOf(parent, Object.keys(mappings))
}

function variantsOf({ parent, mappings = {}, labels = {}, options }: FieldDefinition): Variant[] {
  if (parent === undefined) return []
  const offered = Object.entries(mappings).map(([value, mapped]) => ({
    when: isOneOf(parent, [value]),
    changes: Array.isArray(mapped)
      ? { options: options.filter((option) => mapped.includes(option.value)).map(withoutFields) }
      : { fill: String(mapped) },
  }))
  const named = Object.entries(labels).map(([value, label]) => ({
    when: isOneOf(parent, [value]),
    changes: { label },
  }))
  return [...offered, ...named]
}

/** What the options ask for, each field while its option is chosen. */
function detailsOf({ name, options }: FieldDefinition, translate: Translate): GroupQuestion | undefined {
  const children = options.flatMap((option) =>
    option.sub_fields.map((sub): Question => {
      const question = compileField(sub, translate)
      const chosen = isOneOf(name, [option.value])
      const when = question.when === undefined ? chosen : { all: [chosen, question.when] }
      return { ...question, when }
    }),
  )
  return children.length === 0
    ? undefined
    : { kind: 'group', name: `${name}_details`, nests: false, needs: 'one', children }
}
