import { setFlagsFromString } from 'node:v8'
import { openPglite } from './pglite-engine.ts'

/** Entry of the process that makes a new cluster: it peaks near 900 MB, which the server should not keep. */
const [, , folder] = process.argv
if (folder === undefined) throw new Error('usage: pglite-init FOLDER')
// A start that was killed wants no database any more.
process.on('disconnect', () => process.exit(1))
// It ends before optimised code would pay for its making: without, the cluster takes two thirds of the processor time.
setFlagsFromString('--liftoff-only')
const engine = await openPglite({ folder })
await engine.close()
process.exit(0)
