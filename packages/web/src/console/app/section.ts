import type { AdminPermission } from '@hearthlight/domain/accounts/staff/admin'
import type { ComponentType } from 'react'
import type { ConsoleIconName } from '../kit/console-icon.tsx'

type Page = {
  /** Below the section's path: '' is the section itself, `:id` one of its records. */
  readonly path: string
  readonly screen: () => Promise<ComponentType>
  /** A place to work at that needs the room: the rail beside it shows marks alone. */
  readonly isBench?: true
}

export type Section = {
  /** Below /admin. Its name in the rail is the text `admin:section.<name>`; the mark is the name's own unless `icon` says another. */
  readonly name: ConsoleIconName
  readonly path: string
  /** Who lacks it does not see the section; null is for all staff. */
  readonly permission: AdminPermission | 'operator' | null
  /** Sections of one group stand together in the rail. */
  readonly group: 'work' | 'set-up' | 'records'
  /** Pressed after G it leads here. */
  readonly key?: string
  readonly pages: readonly Page[]
}
