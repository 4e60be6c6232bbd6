/** One namespace a noun: `texts/<language>/<namespace>.ts` holds its texts, each file exporting `texts`. */
export const NAMESPACES = [
  'shared',
  'partner',
  'accounts',
  'buildings',
  'assessment',
  'report',
  'incentives',
  'documents',
  'programs',
  'applications',
  'contacts',
  'scheduling',
  'payments',
  'guests',
  'admin',
  'admin-kit',
  'admin-site',
  'admin-application',
  'admin-imports',
  'admin-people',
  'admin-homes',
  'admin-applications',
  'admin-outward',
  'admin-log',
  'admin-exports',
  'admin-today',
  'admin-programs',
  'admin-advisors',
  'admin-staff',
] as const
export type Namespace = (typeof NAMESPACES)[number]

export const LANGUAGES = ['en', 'fr', 'es', 'pt'] as const
export type Language = (typeof LANGUAGES)[number]

/** Holds the language a person chose in this browser, for the document that the next page comes as. */
export const LANGUAGE_COOKIE = 'language'

/** Nested texts; a leaf is an i18next string with `{{placeholder}}` values. */
export type Texts = { readonly [key: string]: string | Texts }
