import type { ExportName } from '@hearthlight/domain/exports/export-columns'
import { ACTOR_KINDS } from '@hearthlight/domain/records/audit-line'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { logWordsQuery } from '../api/audit-log-api.ts'
import { actionInWords, recordTypeInWords } from '../shared/line-words.ts'

type Word = { readonly value: string; readonly label: string }

/** What a column of the log can hold, as its file says it. Undefined for what stands there as it is kept. */
export function useValueWords(what: ExportName, column: string): readonly Word[] | undefined {
  const { t } = useTranslation(['admin-log', 'admin'])
  const isOfLog = what === 'log'
  const { data, isError } = useQuery({ ...logWordsQuery, enabled: isOfLog })
  if (!isOfLog) return undefined
  if (column === 'actor_kind') return ACTOR_KINDS.map((value) => ({ value, label: t(`log.kind.${value}`) }))
  // Who may not read the log is not told what stands in it.
  if (isError) return undefined
  const wordsOf = (id: string, say: (word: string) => string) =>
    (data?.data.find((each) => each.id === id)?.attributes.words ?? []).map((value) => ({
      value,
      label: say(value),
    }))
  if (column === 'action') return wordsOf('action', (word) => actionInWords(t, word))
  return column === 'record_type' ? wordsOf('record', (word) => recordTypeInWords(t, word)) : undefined
}
