import { resultTexts } from '../../assessment/texts/es.ts'
import type { Texts } from '../namespaces.ts'

export const texts = { ...resultTexts } satisfies Texts
