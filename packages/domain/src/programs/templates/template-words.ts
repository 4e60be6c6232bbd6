import type { z } from 'zod'
import type { Language } from '../../texts/namespaces.ts'
import type { ProgramShape } from '../definition/program-definition.ts'

/** A program of the library, in all languages: a partner takes over the ones it speaks. */
export type ProgramTemplate = z.input<typeof ProgramShape>

export const TEMPLATE_LANGUAGES: Language[] = ['en', 'es', 'fr', 'pt']

export const inAll = (en: string, es: string, fr: string, pt: string) => ({ en, es, fr, pt })

/** An option of a question of the library. */
export const option = (code: string, ...words: Parameters<typeof inAll>) => ({ code, label: inAll(...words) })
