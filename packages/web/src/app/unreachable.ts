import type english from '@hearthlight/domain/texts/en/shared.json'
import { wantedLanguages } from '../platform/boot/language.ts'
import { HttpProblem } from '../platform/http-problem.ts'

/** When not even the partner can be had there is no brand and no shell: one honest sentence and a button. */
export async function showUnreachable(place: HTMLElement, cause: unknown): Promise<void> {
  const { default: texts } = await wordsIn(wantedLanguages()[0] ?? 'en')
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

const words: Record<string, () => Promise<{ default: typeof english }>> = {
  en: () => import('@hearthlight/domain/texts/en/shared.json'),
  fr: () => import('@hearthlight/domain/texts/fr/shared.json'),
  es: () => import('@hearthlight/domain/texts/es/shared.json'),
  pt: () => import('@hearthlight/domain/texts/pt/shared.json'),
}
const wordsIn = (language: string) => (words[language] ?? words.en ?? Promise.reject)()
