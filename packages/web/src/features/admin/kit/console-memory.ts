import { deviceMemory } from '../../../platform/local-storage.ts'

/** What this device remembers of the console: which keys are on, which columns a list shows. */
export const consoleMemory = deviceMemory<'console-single-keys' | `console-columns-${string}`>()
