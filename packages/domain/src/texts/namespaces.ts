export const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** Holds the language a person chose in this browser, for the document that the next page comes as. */
export const LANGUAGE_COOKIE = 'language'

/** Nested texts; a leaf is an i18next string with `{{placeholder}}` values. */
export type Texts = { readonly [key: string]: string | Texts }
/** Texts by namespace. There is one a noun; the files are all that says which there are. */
export type TextsByNoun = Readonly<Record<string, Texts>>

/** Where the texts of a noun lie below `texts`, without `.json`. Those of the console have a room of their own. */
export const textFile = (language: string, namespace: string): string =>
  `${namespace.startsWith('admin') ? 'console/' : ''}${language}/${namespace}`
