import { codeOf, freeCode } from '../../shared/code-of.ts'
import { LANGUAGES } from '../../texts/namespaces.ts'

/** The code of a new option, made of its label and not one of those that are taken. It stays when the label changes. */
export const optionCode = (label: string, taken: readonly string[]): string =>
  freeCode(codeOf(label, '_') || 'option', [...LANGUAGES, ...taken])
