import { join } from 'node:path'
import { ROOT } from './root.mjs'

/** Each has a tsconfig.json of its own. */
export const TYPED_PARTS = [
  'packages/engine',
  'packages/domain',
  'packages/server',
  'packages/web',
  'e2e',
  'tools',
]

/** What Node is called with to check the types of one part; why TypeScript is here twice says decision 11. */
export const typesOf = (part) => [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', part]
