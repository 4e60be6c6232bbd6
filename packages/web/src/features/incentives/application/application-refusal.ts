import type { SubmitRefusal } from '@hearthlight/domain/applications/answers/submit-rules'
import { problemTextKey } from '@hearthlight/domain/shared/problem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { HttpProblem } from '../../../platform/http-problem.ts'
import type { Editors } from './asked-item.ts'

type Place = { readonly path: string; readonly message: string }
type Refusal = { readonly title: string; readonly places: readonly Place[]; readonly attempt: number }

/** Why an application was not sent: the sentence over it, and what stands at each place. */
export function useApplicationRefusal(editors: Editors) {
  const { t, i18n } = useTranslation(['applications', 'documents', 'shared'])
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  // Rules name the key of their sentence, a server has written it out.
  const worded = (message: string) => (i18n.exists(message) ? t(message) : message)
  const show = (title: string, places: readonly Place[]) => {
    setRefusal((before) => ({ title, places, attempt: (before?.attempt ?? 0) + 1 }))
    for (const { path, message } of places) editors.get(path.replace(/^answers\//, ''))?.refuse(message)
  }
  return {
    refusal,
    clear: () => setRefusal(null),
    /** By the rule of both sides, before anything is sent. */
    showRule: ({ code, fields }: SubmitRefusal) =>
      show(
        t(problemTextKey(code)),
        fields.map(({ pointer, message }) => ({ path: pointer.slice(1), message: worded(message) })),
      ),
    /** By the server. */
    showProblem: ({ title, fields }: Pick<HttpProblem, 'title' | 'fields'>) => show(title, fields),
    /** What stands at a question, a document or the consent: `answers/…`, `documents/…`, `consent`. */
    errorAt: (path: string) => refusal?.places.find((place) => place.path === path)?.message,
  }
}
