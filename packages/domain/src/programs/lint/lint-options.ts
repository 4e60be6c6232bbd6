import type { Language } from '../../texts/namespaces.ts'
import type { OptionDefinition } from '../definition/option-definition.ts'
import { sayIn } from '../definition/program-words.ts'
import { labelOf } from '../options/option-words.ts'
import { isOptionOnWire } from '../options/question-rules.ts'
import { type Defect, type DefectPath, duplicates } from './defect.ts'

/** Whether a question or field of a type is answered by choosing. */
export const takesOptions = (type: string): boolean => /specific values|multi_select/i.test(type)

/** A choice needs options that a reader of any language can tell apart; nothing else takes any. */
export function lintOptions(
  type: string,
  options: readonly OptionDefinition[] | undefined,
  path: DefectPath,
  languages: readonly Language[],
): Defect[] {
  if (!takesOptions(type)) return options === undefined ? [] : [{ path, message: `${type} takes no options` }]
  if (options === undefined || options.length === 0) return [{ path, message: 'no options' }]
  const same = languages.some((language) => {
    const labels = options.map((option) => labelOf(option, sayIn(language, languages)))
    return new Set(labels).size !== labels.length
  })
  return [
    ...duplicates(options.map(({ code }, index) => ({ name: code, path: [...path, index, 'code'] }))),
    ...(same ? [{ path, message: 'an option stands twice' }] : []),
    ...options.flatMap(({ label }, index) =>
      Object.values(label).every(isOptionOnWire)
        ? []
        : [{ path: [...path, index, 'label'], message: 'holds a semicolon, or stands between dashes' }],
    ),
  ]
}
