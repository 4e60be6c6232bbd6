import { missingTexts } from '../../partner/local-text.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { ProgramDefinition } from '../definition/program-definition.ts'
import type { Defect } from './defect.ts'

/** Texts that are not written in one of these languages. */
export const lintTexts = (program: ProgramDefinition, languages: readonly Language[]): Defect[] =>
  missingTexts(program, languages).map(({ path, language }) => ({ path, message: `no ${language} text` }))
