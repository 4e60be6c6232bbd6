import { RECORD_FACTS } from '@hearthlight/domain/incentives/classification/home-condition'
import { SECTIONS, VOCABULARY } from '@hearthlight/domain/shared/vocabulary'
import { useTranslation } from 'react-i18next'
import { useFieldName, useKnownWords } from '../../../home/known-words.ts'
import type { KnownFact } from '../editing.ts'

/** What conditions may ask about a home, in the words of the questions that people answer. */
export function useHomeFacts(): readonly KnownFact[] {
  const { t } = useTranslation(['admin-programs', 'assessment'])
  const [nameOf, wordsOf] = [useFieldName(), useKnownWords()]
  const recorded = RECORD_FACTS.map((fact) => ({ value: fact, label: t(`fact.${fact}`), values: undefined }))
  const answered = SECTIONS.flatMap((section) =>
    Object.entries(VOCABULARY[section]).map(([field, spec]): KnownFact => {
      const options: readonly string[] | undefined = 'options' in spec ? spec.options : undefined
      return {
        value: field,
        label: nameOf({ section, field }),
        values: options?.map((value) => ({ value, label: wordsOf({ section, field, value }) })),
      }
    }),
  )
  return [...recorded, ...answered]
}
