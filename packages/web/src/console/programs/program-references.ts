import { DETAIL_FACTS } from '@hearthlight/domain/programs/definition/program-definition'
import { MEASURES_FACT } from '@hearthlight/domain/programs/definition/program-facts'
import { isObject, type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { KnownFact, Option } from '../editor/editing.ts'
import { itemTitle } from '../editor/words/item-title.ts'

const GROUPS_OF: Readonly<Record<string, string>> = {
  prq: 'question_groups',
  attachment: 'attachment_groups',
  measurelist: 'measure_groups',
}
const STATUS_PLACES = ['initial_status', 'accept_status', 'waiting_status', 'to']

const listAt = (document: unknown, path: JsonPath): readonly unknown[] => {
  const found = valueAt(document, path)
  return Array.isArray(found) ? found : []
}
const entriesAt = (document: unknown, path: JsonPath) => {
  const found = valueAt(document, path)
  return Object.entries(isObject(found) ? found : {})
}
const byCode = (items: readonly unknown[], languages: readonly Language[]): Option[] =>
  items.flatMap((item) => {
    const code = isObject(item) ? item['code'] : undefined
    return typeof code === 'string' ? [{ value: code, label: itemTitle(item, languages, code) }] : []
  })

/** What a field of a program may name: its groups, statuses, kinds of measures, questions. */
export function programReferences(
  document: unknown,
  languages: readonly Language[],
  path: JsonPath,
): readonly Option[] | undefined {
  const key = path.at(-1)
  const named = (entries: readonly [string, unknown][]) =>
    entries.map(([value, item]) => ({ value, label: itemTitle(item, languages, value) }))
  if (key === 'groups' && path[0] === 'steps') {
    const list = GROUPS_OF[String(valueAt(document, [...path.slice(0, -1), 'type']))]
    return list === undefined ? undefined : byCode(listAt(document, [list]), languages)
  }
  if (STATUS_PLACES.includes(String(key))) return named(entriesAt(document, ['statuses']))
  if (key === 'type' && path[0] === 'measure_groups') return named(entriesAt(document, ['measure_types']))
  if (key === 'name' && path[0] === 'detail' && path.includes('fields'))
    return [
      ...byCode(questionsIn(document), languages),
      ...[...DETAIL_FACTS, 'BLANK'].map((fact) => ({ value: fact, label: fact })),
    ]
  return undefined
}

const questionsIn = (document: unknown) =>
  listAt(document, ['question_groups']).flatMap((group) => listAt(group, ['questions']))

/** What conditions of a program may ask: its questions, what was chosen, the home. */
export function programFacts(
  document: unknown,
  languages: readonly Language[],
  home: readonly KnownFact[],
  words: { readonly measures: string; readonly yes: string; readonly no: string },
): readonly KnownFact[] {
  const questions = questionsIn(document).flatMap((question): KnownFact[] => {
    const [fact] = byCode([question], languages)
    if (fact === undefined) return []
    const isBoolean = valueAt(question, ['type']) === 'Boolean'
    const options = valueAt(question, ['options'])
    return [
      {
        ...fact,
        values: isBoolean
          ? [
              { value: 'true', label: words.yes },
              { value: 'false', label: words.no },
            ]
          : Array.isArray(options)
            ? byCode(options, languages).filter(({ value }) => value !== '')
            : undefined,
      },
    ]
  })
  const measures = listAt(document, ['measure_groups']).flatMap((group) => listAt(group, ['measures']))
  const chosen = { value: MEASURES_FACT, label: words.measures, values: byCode(measures, languages) }
  return [...questions, ...(measures.length > 0 ? [chosen] : []), ...home]
}
