import type { SavedText } from '@hearthlight/domain/studio/translations/translations-contract'
import { useMutation } from '@tanstack/react-query'
import { refreshTranslations, takeTranslations, translationsApi } from '../../api/translations-api.ts'
import type { ListedText } from './listed-text.ts'

/** As many as one call takes. */
const BATCH = 500

type Saving = { readonly text: ListedText; readonly saved: SavedText }

/** Saves texts into the drafts they belong to, one draft after the other; what one of them refuses stays as it was typed. */
export function useSavingTexts(onSaved: (keys: readonly string[]) => void) {
  return useMutation({
    mutationFn: async (all: readonly Saving[]) => {
      const documents = new Set(all.map(({ text }) => text.document))
      for (const document of documents) {
        const own = all.filter(({ text }) => text.document === document)
        for (let from = 0; from < own.length; from += BATCH) {
          const batch = own.slice(from, from + BATCH)
          const { kind, id } = document
          const answer = await translationsApi.save({ kind, id, texts: batch.map(({ saved }) => saved) })
          onSaved(batch.map(({ text }) => text.key))
          takeTranslations(answer)
        }
      }
    },
    onError: refreshTranslations,
  })
}
