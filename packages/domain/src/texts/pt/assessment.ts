import { resultTexts } from '../../assessment/texts/pt.ts'
import type { Texts } from '../namespaces.ts'

export const texts = { ...resultTexts } satisfies Texts
