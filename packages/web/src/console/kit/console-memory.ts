import { deviceMemory } from '../../platform/local-storage.ts'

/** What this device remembers of the console: which keys are on, which columns a list shows, what is being typed in the studio. */
export const consoleMemory = deviceMemory<
  'console-single-keys' | `console-columns-${string}` | `console-studio-${string}`
>()
