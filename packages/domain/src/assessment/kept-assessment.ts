import type { Answers } from './answers/answers.ts'
import type { GenericItem } from './wizard/generic-item.ts'

/** Under which names the web app keeps what was answered about a home, and its result: documents hand both over by the same. */
export const answersKey = (buildingId: string) => ['answers', buildingId] as const
export const auditKey = (auditId: string) => ['virtual-audits', auditId] as const

/** What it keeps of the items: the answers, by section. */
export const answersIn = (items: readonly GenericItem[]): Answers =>
  Object.fromEntries(items.map(({ item_type, data }) => [item_type, data]))
