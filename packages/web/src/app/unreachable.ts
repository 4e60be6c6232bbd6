import type { Texts } from '@hearthlight/domain/texts/namespaces'
import { HttpProblem } from '../platform/http-problem.ts'
import { wantedLanguages } from '../platform/language.ts'

/** When not even the partner can be had there is no brand and no shell: one honest sentence and a button. */
export async function showUnreachable(place: HTMLElement, cause: unknown): Promise<void> {
  const { texts } = await wordsIn(wantedLanguages()[0] ?? 'en')
  const problem = texts.problem
  const isGone = cause instanceof HttpProblem && cause.status === 404
  const isOffline = cause instanceof HttpProblem && cause.status === 0
  const sentence = isGone ? problem['not-found'] : isOffline ? texts.http.offline : problem.unavailable
  const main = document.createElement('main')
  main.className = 'page section stack'
  const heading = document.createElement('h1')
  heading.textContent = texts.error.title
  const text = document.createElement('p')
  text.className = 'lead'
  text.textContent = sentence
  const retry = document.createElement('button')
  retry.textContent = texts.error.retry
  retry.addEventListener('click', () => window.location.reload())
  main.append(heading, text, retry)
  place.replaceChildren(main)
}

type SharedTexts = { texts: typeof import('@hearthlight/domain/texts/en/shared')['texts'] & Texts }

const words: Record<string, () => Promise<SharedTexts>> = {
  en: () => import('@hearthlight/domain/texts/en/shared'),
  fr: () => import('@hearthlight/domain/texts/fr/shared'),
  es: () => import('@hearthlight/domain/texts/es/shared'),
  pt: () => import('@hearthlight/domain/texts/pt/shared'),
}
const wordsIn = (language: string) => (words[language] ?? words.en ?? Promise.reject)()
