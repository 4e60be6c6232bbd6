import type { Place } from '@hearthlight/engine'
import type { Era } from '../../shared/vocabulary.ts'
import type { HouseType } from './home-facts.ts'

/** What the shell of an undescribed home depends on. */
export interface ShellInput {
  readonly place: Place
  readonly era: Era
  readonly houseType: HouseType
  readonly storeys: number
  readonly floorAreaM2: number
  readonly ceilingHeightM: number
  readonly foundation: 'basement_heated' | 'basement_unheated' | 'crawlspace' | 'slab'
  readonly ducts: 'none' | 'inside' | 'below' | 'attic'
}
