import { LANGUAGES, type Language } from '../texts/namespaces.ts'

type Words = Readonly<Partial<Record<Language, string>>>
type OfferedOption = { readonly code: string; readonly label: Words }

/** The options of a question. One written as its label alone, as older catalogues have it, has its English words as code. */
export const offeredOptions = ({
  select_options,
}: {
  readonly select_options: readonly (OfferedOption | Words)[]
}): OfferedOption[] =>
  select_options.map((option) => {
    if ('code' in option) return option
    const [words = ''] = LANGUAGES.flatMap((language) => option[language] ?? [])
    return { code: words.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'), label: option }
  })
