import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildStale } from './steps/build.mjs'
import { installPackages } from './steps/install.mjs'
import { ROOT } from './steps/root.mjs'

await installPackages()
await buildStale()
await import(pathToFileURL(join(ROOT, 'packages/server/dist/main.js')).href)
