export const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** Holds the language a person chose in this browser, for the document that the next page comes as. */
export const LANGUAGE_COOKIE = 'language'

/** Nested texts; a leaf is an i18next string with `{{placeholder}}` values. */
export type Texts = { readonly [key: string]: string | Texts }
/** Texts by namespace. There is one a noun: `texts/<language>/<noun>.json`; the files are all that says which there are. */
export type TextsByNoun = Readonly<Record<string, Texts>>
