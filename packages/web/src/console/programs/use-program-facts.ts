import type { Language } from '@hearthlight/domain/texts/namespaces'
import { useTranslation } from 'react-i18next'
import type { KnownFact } from '../editor/editing.ts'
import { useHomeFacts } from '../editor/fields/use-home-facts.ts'
import { programFacts } from './program-references.ts'

/** What conditions of a program may ask about, in words. */
export function useProgramFacts(document: unknown, languages: readonly Language[]): readonly KnownFact[] {
  const { t } = useTranslation('admin-programs')
  const words = { measures: t('fact.measures'), yes: t('fact.yes'), no: t('fact.no') }
  return programFacts(document, languages, useHomeFacts(), words)
}
