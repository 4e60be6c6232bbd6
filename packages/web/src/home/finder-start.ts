import {
  type FinderStart,
  readFinderLink,
  writeFinderLink,
} from '@hearthlight/domain/incentives/finder/finder-link'
import { homeMemory } from './home-memory.ts'

/** What a person told the rebate finder before they had an account: kept on this device until a home is made of it. */
export const storedFinderStart = (): FinderStart | null =>
  readFinderLink(homeMemory.get('rebateFinder') ?? '')

export const storeFinderStart = (start: FinderStart): void =>
  homeMemory.set('rebateFinder', writeFinderLink(start))

export const forgetFinderStart = (): void => homeMemory.remove('rebateFinder')
