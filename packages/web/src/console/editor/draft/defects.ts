import type { DocumentDefect } from '@hearthlight/domain/shared/draft'
import { isObject, type JsonPath, pathText, valueAt } from '@hearthlight/domain/shared/json-path'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../platform/formats.ts'

export type SaidDefect = {
  readonly path: JsonPath
  readonly says: string
  /** The language that a text lacks. */
  readonly language?: string | undefined
}

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

const isEmpty = (value: unknown) =>
  value === undefined || value === '' || (isObject(value) && Object.keys(value).length === 0)

/** `no such code: attic` is the sentence `no-such-code` with the value `attic`. */
function sentenceOf({ message, code }: Issue, held: unknown): { key: string; value: string } {
  const byCode = code === undefined ? undefined : BY_CODE[code]
  if (byCode !== undefined && isEmpty(held)) return { key: 'empty', value: '' }
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
export function useSaidDefects(): (issues: readonly Issue[], document: unknown) => readonly SaidDefect[] {
  const { t } = useTranslation('admin-programs')
  const { money } = useFormats()
  return (issues, document) =>
    issues.map((issue) => {
      const path = issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
      const { key, value } = sentenceOf(issue, valueAt(document, path))
      const isMoney = key === 'gives-another-amount'
      const isText = key === 'no-text-in'
      const told = isMoney ? money(Number(value), 2) : isText ? t(`language.${value}`) : value
      return {
        path,
        says: t(`defect.${key}`, { value: told, defaultValue: issue.message }),
        ...(isText && { language: value }),
      }
    })
}

/** Each place with the first thing that is wrong at it. */
export const defectsByPlace = (defects: readonly SaidDefect[]): ReadonlyMap<string, string> =>
  new Map(defects.toReversed().map(({ path, says }) => [pathText(path), says]))

/** Whether something is wrong at this place or in what stands there. */
export const isWrongIn = (defects: readonly SaidDefect[], place: JsonPath): boolean =>
  defects.some(({ path }) => place.every((step, index) => path[index] === step))
