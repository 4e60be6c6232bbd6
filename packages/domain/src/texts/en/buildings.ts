import type { Texts } from '../namespaces.ts'

export const texts = {} satisfies Texts
