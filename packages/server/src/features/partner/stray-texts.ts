import type { ConfigProblem, Partner } from '@hearthlight/domain/partner/read-partner'
import { NAMESPACES } from '../../platform/texts/text-files.ts'

/** Words of a partner that would lie over none of ours, since no noun of that name has texts. */
export function strayTexts(configs: Partner['configs']): ConfigProblem[] {
  const nouns = new Set(Object.values(configs).flatMap(({ texts }) => Object.keys(texts)))
  return [...nouns]
    .filter((noun) => !NAMESPACES.includes(noun))
    .map((noun) => ({ path: `texts.${noun}`, message: 'unknown key' }))
}
