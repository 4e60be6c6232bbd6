import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Each has a tsconfig.json. The tools call most of the server and of the readers, so that theirs checks all of them, by its own settings. */
export const TYPED_PARTS = ['packages/engine', 'packages/domain', 'packages/web', 'e2e', 'tools']

/**
 * What Node is called with to check the types of one part; why TypeScript is here twice says decision 11. Each of the four
 * checkers that it takes by itself works out anew what they share: one takes less than two thirds of the processor time.
 */
export const typesOf = (part) => [
  join(ROOT, 'node_modules/typescript-7/bin/tsc'),
  ...['-p', part, '--checkers', '1'],
]
