import { type JsonPath, valueAt } from '@hearthlight/domain/shared/json-path'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import { useEditing } from '../editing.ts'
import { itemTitle } from './item-title.ts'

/** Parts of a document whose keys are the codes of items. */
const BY_CODE = ['statuses', 'measure_types', 'project_types', 'conditions', 'documents', 'shared_caps']

const isItem = (path: JsonPath, at: number): boolean =>
  typeof path[at] === 'number' || (at === 1 && BY_CODE.includes(String(path[0])))

/** What a place of a document is called, from the outside in: the items around it by their names, then the field. */
export function usePlaceNamesIn() {
  const { t } = useTranslation('admin-programs')
  const label = (key: string) =>
    LANGUAGES.some((language) => language === key)
      ? t(`language.${key}`)
      : t(`field.${key}`, { defaultValue: key })
  return (document: unknown, languages: readonly Language[], path: JsonPath): readonly string[] =>
    path.flatMap((part, at) => {
      if (!isItem(path, at)) return isItem(path, at + 1) ? [] : [label(String(part))]
      const fallback = typeof part === 'number' ? `${label(String(path[at - 1]))} ${part + 1}` : String(part)
      return [itemTitle(valueAt(document, path.slice(0, at + 1)), languages, fallback)]
    })
}

/** The same of the document that is being edited. */
export function usePlaceNames(): (path: JsonPath) => readonly string[] {
  const { document, languages } = useEditing()
  const namesIn = usePlaceNamesIn()
  return (path) => namesIn(document, languages, path)
}
