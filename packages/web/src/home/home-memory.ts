import { deviceMemory } from '../platform/local-storage.ts'

/** What this device keeps of the home a person works on: spec 1 section 9 names the first two. */
const KEYS = ['currentPage', 'currentBuilding', 'assessment', 'answers', 'rebateFinder', 'meters'] as const

export const homeMemory = deviceMemory<(typeof KEYS)[number]>()

export function forgetHome(): void {
  for (const key of KEYS) homeMemory.remove(key)
}
