import { resultTexts } from '../../assessment/texts/fr.ts'
import type { Texts } from '../namespaces.ts'

export const texts = { ...resultTexts } satisfies Texts
