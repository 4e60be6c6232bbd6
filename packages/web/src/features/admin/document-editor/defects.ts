import type { DocumentDefect } from '@hearthlight/domain/shared/draft'
import { type JsonPath, pathText } from '@hearthlight/domain/studio/json-path'
import { useTranslation } from 'react-i18next'

export type SaidDefect = { readonly path: JsonPath; readonly says: string }

type Issue = DocumentDefect & { readonly code?: string | undefined }

/** What zod finds by itself, by the kind of its finding. */
const BY_CODE: Readonly<Record<string, string>> = {
  invalid_type: 'missing',
  too_small: 'too-few',
  invalid_format: 'wrong-form',
  invalid_value: 'not-offered',
  invalid_union: 'not-whole',
  unrecognized_keys: 'unknown-key',
}

/** `no such code: attic` is the sentence `no-such-code` with the value `attic`. */
function sentenceOf({ message, code }: Issue): { key: string; value: string } {
  const byCode = code === undefined ? undefined : BY_CODE[code]
  if (byCode !== undefined) return { key: byCode, value: '' }
  const language = /^no (\w\w) text$/.exec(message)
  if (language !== null) return { key: 'no-text-in', value: language[1] ?? '' }
  const offered = /^(.+) does not offer: (.+)$/.exec(message)
  if (offered !== null) return { key: 'does-not-offer', value: offered[2] ?? '' }
  const [sentence = '', ...value] = message.split(': ')
  const plain = sentence.replace(/^.* takes no options$/, 'takes no options')
  return { key: plain.toLowerCase().replace(/[^a-z]+/g, '-'), value: value.join(': ') }
}

/** What is wrong with a document, in the words of the reader. */
export function useSaidDefects(): (issues: readonly Issue[]) => readonly SaidDefect[] {
  const { t } = useTranslation('admin-programs')
  return (issues) =>
    issues.map((issue) => {
      const { key, value } = sentenceOf(issue)
      return {
        path: issue.path.map((part) => (typeof part === 'number' ? part : String(part))),
        says: t(`defect.${key}`, { value, defaultValue: issue.message }),
      }
    })
}

/** Each place with the first thing that is wrong at it. */
export const defectsByPlace = (defects: readonly SaidDefect[]): ReadonlyMap<string, string> =>
  new Map(defects.toReversed().map(({ path, says }) => [pathText(path), says]))
