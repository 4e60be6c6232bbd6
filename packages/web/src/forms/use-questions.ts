import { compileQuestions } from '@hearthlight/domain/forms/compile-questions'
import type { FieldDefinition } from '@hearthlight/domain/forms/field-definition'
import type { Question } from '@hearthlight/domain/forms/question'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { textNamespaces } from './text-namespaces.ts'

/** The questions of fields as a partner writes them, in the person's language. */
export function useQuestions(fields: readonly FieldDefinition[]): readonly Question[] {
  const { t } = useTranslation(textNamespaces(fields))
  const key = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a screen puts its fields together at every draw; the key says whether they are new
  return useMemo(() => compileQuestions(fields, (text) => t(text)), [key, t])
}
