import { extensionOf } from './file-names.ts'

/**
 * What people may give as a document: what a scanner, a telephone or an office program makes. Nothing that a browser would
 * run (HTML, SVG), and no archive.
 */
export const DOCUMENT_KINDS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type DocumentKind = keyof typeof DOCUMENT_KINDS

const KINDS = Object.keys(DOCUMENT_KINDS) as readonly DocumentKind[]

/** The kind that the end of a file's name promises. */
export const kindOfName = (name: string): DocumentKind | undefined =>
  KINDS.find((kind) => DOCUMENT_KINDS[kind].some((extension) => extension === extensionOf(name)))

/** Other names that programs give these types. */
const ALIASES: Readonly<Record<string, DocumentKind>> = {
  'image/jpg': 'image/jpeg',
  'image/pjpeg': 'image/jpeg',
  'image/heif': 'image/heic',
  'application/x-pdf': 'application/pdf',
}

/** The kind behind a type that a program names, if it is one of ours. */
export function kindOfType(type: string): DocumentKind | undefined {
  if (Object.hasOwn(ALIASES, type)) return ALIASES[type]
  return KINDS.find((kind) => kind === type)
}

/** For the browser's file picker: types for telephones, endings for desktops. */
export const ACCEPTED_FILES = KINDS.flatMap((kind) => [
  kind,
  ...DOCUMENT_KINDS[kind].map((extension) => `.${extension}`),
]).join(',')

export const ACCEPTED_PICTURES = KINDS.filter((kind) => kind.startsWith('image/')).join(',')
