import type { ProblemText } from '@hearthlight/domain/shared/problem'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FieldMessage, HttpProblem } from '../platform/http-problem.ts'

type Refusal = { readonly problem: HttpProblem; readonly language: string }

/** What the server refused: in its own words, and in ours once the person reads another language. */
export function useRefusal() {
  const { t, i18n } = useTranslation('shared')
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  useEffect(() => {
    if (refusal !== null) void i18n.loadNamespaces(namespacesOf(refusal.problem))
  }, [i18n, refusal])
  const textOf = (words: string, text: ProblemText | undefined): string =>
    text !== undefined && refusal?.language !== i18n.language && i18n.exists(text.key)
      ? t(text.key, text.params)
      : words
  return {
    problem: refusal === null ? null : inWords(refusal.problem, textOf),
    refuse: (problem: HttpProblem | null) =>
      setRefusal(problem === null ? null : { problem, language: i18n.language }),
  }
}

type TextOf = (words: string, text: ProblemText | undefined) => string

function inWords(problem: HttpProblem, textOf: TextOf): HttpProblem {
  const field = (one: FieldMessage) => ({ ...one, message: textOf(one.message, one.text) })
  const { status, code, text } = problem
  return new HttpProblem({
    status,
    code,
    text,
    title: textOf(problem.title, text),
    fields: problem.fields.map(field),
  })
}

const namespacesOf = ({ text, fields }: HttpProblem): string[] =>
  [text, ...fields.map((field) => field.text)].flatMap((one) => one?.key.split(':')[0] ?? [])
