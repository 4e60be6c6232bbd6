import { YES_AND_NO } from '../../incentives/classification/told-facts.ts'
import { isByLanguage } from '../../partner/local-text.ts'
import { isObject } from '../../shared/json-path.ts'
import { LANGUAGES, type Language } from '../../texts/namespaces.ts'
import type { OptionDefinition } from '../definition/option-definition.ts'
import { type CodeBook, codeBook } from './code-book.ts'
import { parseRules } from './question-rules.ts'

type Item = Readonly<Record<string, unknown>>
type Options = readonly OptionDefinition[]

/**
 * A program as it was written before options had codes, as it is written now: options were words parted by semicolons, the
 * same ones in the same order in every language, conditions named the words of the first, and what an option means stood
 * at its place. What is written as now stays.
 */
export function withOptionCodes(document: unknown, book: CodeBook = codeBook()): unknown {
  if (!isObject(document)) return document
  const languages = languagesOf(document)
  const offered = new Map<string, Options>()
  const carry = (asked: Item, place: string): Item => {
    const { options, placeholder } = choiceOf(asked['rules'], place, { languages, book })
    if (options !== undefined) offered.set(place, options)
    const codes = asked['type'] === 'Boolean' ? YES_AND_NO : options?.map(({ code }) => code)
    const changed: Readonly<Record<string, (value: unknown) => object>> = {
      rules: (rules) =>
        options === undefined ? { rules } : { options, ...(placeholder && { placeholder }) },
      prefill: (prefill) => ({ prefill: byOption(prefill, codes) }),
      tells: (tells) => ({ tells: byOption(tells, codes) }),
      default_value: (word) => ({ default_value: codeOf(word, options, languages) }),
    }
    return Object.assign(
      {},
      ...Object.entries(asked).map(([key, value]) => changed[key]?.(value) ?? { [key]: value }),
    )
  }
  const carried = eachAsked(document, carry)
  return withCodesIn(carried, (fact, word) => codeOf(word, offered.get(fact), languages))
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The first decides; what is written in none of the program's languages is not lost either. */
function languagesOf({ languages }: Item): readonly Language[] {
  const given: readonly unknown[] = Array.isArray(languages) ? languages : []
  return [...new Set([...given.filter(isLanguage), ...LANGUAGES])]
}

const inList = (list: unknown, change: (item: Item) => unknown): unknown =>
  Array.isArray(list) ? list.map((item) => (isObject(item) ? change(item) : item)) : list

/** A program with all that it asks changed: its questions, and the fields of its measures. */
function eachAsked(document: Item, change: (asked: Item, place: string) => Item): Item {
  const { question_groups, measure_types } = document
  const ofGroup = (group: Item) => ({
    ...group,
    questions: inList(group['questions'], (asked) => change(asked, String(asked['code']))),
  })
  const ofType = (type: string) => (group: Item) => ({
    ...group,
    fields: inList(group['fields'], (asked) => change(asked, `${type}/${asked['name']}`)),
  })
  return {
    ...document,
    ...(question_groups !== undefined && { question_groups: inList(question_groups, ofGroup) }),
    ...(isObject(measure_types) && {
      measure_types: Object.fromEntries(
        Object.entries(measure_types).map(([type, form]) => [
          type,
          isObject(form) ? { ...form, field_groups: inList(form['field_groups'], ofType(type)) } : form,
        ]),
      ),
    }),
  }
}

type Reading = { readonly languages: readonly Language[]; readonly book: CodeBook }
type Choice = { readonly options?: Options; readonly placeholder?: OptionDefinition['label'] | undefined }

function choiceOf(rules: unknown, place: string, { languages, book }: Reading): Choice {
  if (!isByLanguage(rules)) return {}
  const read = languages.flatMap((language) => {
    const text = rules[language]
    return text === undefined ? [] : [{ language, ...parseRules(text) }]
  })
  const labels = Array.from({ length: Math.max(...read.map(({ options }) => options.length)) }, (_, index) =>
    byLanguage(read.map(({ language, options }) => [language, options[index]])),
  )
  const codes = book(place, labels, languages)
  const before = byLanguage(read.map(({ language, placeholder }) => [language, placeholder]))
  return {
    options: labels.map((label, index) => ({ code: codes[index] ?? '', label })),
    placeholder: Object.keys(before).length === 0 ? undefined : before,
  }
}

const byLanguage = (
  texts: readonly (readonly [Language, string | undefined])[],
): Partial<Record<Language, string>> => Object.fromEntries(texts.filter(([, text]) => text))

/** What stood at the place of an option, by its code. */
function byOption(value: unknown, options: readonly string[] = []): unknown {
  if (!isObject(value) || !Array.isArray(value['codes'])) return value
  const told: readonly unknown[] = value['codes']
  const codes = options.slice(0, told.length).map((code, index) => [code, told[index]])
  return { ...value, codes: Object.fromEntries(codes) }
}

function codeOf(word: unknown, options: Options = [], languages: readonly Language[]): unknown {
  const [said] = languages.flatMap((language) => options.find(({ label }) => label[language] === word) ?? [])
  return said?.code ?? word
}

/** With the values of every condition changed that asks for a question. */
function withCodesIn(value: unknown, change: (fact: string, word: unknown) => unknown): unknown {
  const inner = (item: unknown) => withCodesIn(item, change)
  if (Array.isArray(value)) return value.map(inner)
  if (!isObject(value)) return value
  const { fact, values } = value
  if (typeof fact === 'string' && Array.isArray(values))
    return { ...value, values: values.map((word) => change(fact, word)) }
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item)]))
}
