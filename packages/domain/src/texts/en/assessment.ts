import { resultTexts } from '../../assessment/texts/en.ts'
import type { Texts } from '../namespaces.ts'

export const texts = { ...resultTexts } satisfies Texts
