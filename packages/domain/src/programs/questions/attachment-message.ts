import type { Translate } from '../../shared/translate.ts'
import type { AttachmentRules } from '../wire/questionnaire.ts'
import type { BrokenAttachmentRule } from './validate-attachment.ts'

/** The partner's own sentences, in the language of the person. */
type OwnSentences = {
  readonly too_big_message?: string | undefined
  readonly unsupported_type_message?: string | undefined
  readonly duplicate_message?: string | undefined
}

/**
 * What is told of a file that cannot be attached, in the partner's words where it has its own. `{{size}}` and `{{types}}`
 * stand for what this very question takes, which may be less than the partner's limit.
 */
export function attachmentMessage(
  { rule, params }: BrokenAttachmentRule,
  { allowed_types }: Pick<AttachmentRules, 'allowed_types'>,
  own: OwnSentences,
  translate: Translate,
): string {
  const say = (sentence: string | undefined, key: string) =>
    sentence === undefined ? translate(key, params) : filled(sentence, params)
  switch (rule) {
    case 'too_big':
      return say(own.too_big_message, 'programs:attachment.too_big')
    case 'type': {
      const key = allowed_types.length > 0 ? 'wrong_type' : 'refused_type'
      return say(own.unsupported_type_message, `programs:attachment.${key}`)
    }
    case 'duplicate':
      return say(own.duplicate_message, 'programs:attachment.duplicate')
    case 'count':
      return translate('programs:problem.attachment-count', params)
    default:
      return rule satisfies never
  }
}

const filled = (sentence: string, params: BrokenAttachmentRule['params']) =>
  sentence.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''))
