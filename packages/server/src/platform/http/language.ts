import type {} from '@fastify/cookie'
import { LANGUAGE_COOKIE, type Language } from '@hearthlight/domain/texts/namespaces'
import type { FastifyRequest } from 'fastify'

/** The best of the partner's languages for an Accept-Language header (RFC 9110 §12.5.4), else its first. */
export function chooseLanguage(
  header: string | undefined,
  offered: readonly [Language, ...Language[]],
): Language {
  const wanted = (header ?? '')
    .split(',')
    .map((part, index) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)$/.exec(text)?.[1]).find(Boolean)
      return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality), index }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index)
  return wanted.flatMap(({ language }) => offered.filter((each) => each === language))[0] ?? offered[0]
}

/** What the person chose in this browser, if the partner has it; a page's document has no other way to know. */
export function chosenLanguage(
  { cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>,
  offered: readonly [Language, ...Language[]],
): Language {
  return (
    offered.find((language) => language === cookies[LANGUAGE_COOKIE]) ??
    chooseLanguage(headers['accept-language'], offered)
  )
}
