import { z } from 'zod'
import { LANGUAGES, type Language } from '../../texts/namespaces.ts'

/** What a program calls its parts by; an answer is stored under it. */
export const Code = z.string().regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)

/** What an answer is stored under: it is the name of a field of a form too. */
export const FieldCode = z.string().regex(/^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/)

/** A text in the languages of the program; that none is missing is checked at the end. */
export const Words = z
  .partialRecord(z.enum(LANGUAGES), z.string().min(1))
  .refine((words) => Object.keys(words).length > 0, { message: 'no text' })
export type Words = z.infer<typeof Words>

/** The words of one reader: in their language, else in the first language of the program. */
export type Say = (words: Words | undefined) => string

export const sayIn =
  (language: Language, languages: readonly Language[]): Say =>
  (words) => {
    const [first = language] = languages
    return words?.[language] ?? words?.[first] ?? ''
  }
