import { buildStale } from './steps/build.mjs'
import { installPackages } from './steps/install.mjs'

await installPackages()
await buildStale()
