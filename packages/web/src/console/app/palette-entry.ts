import type { ConsoleIconName } from '../kit/console-icon.tsx'

export type PaletteEntry = {
  readonly id: string
  readonly icon: ConsoleIconName
  readonly title: string
  readonly note?: string
  /** The keys that do the same. */
  readonly keys?: string
} & ({ readonly to: string; readonly run?: never } | { readonly run: () => void; readonly to?: never })
