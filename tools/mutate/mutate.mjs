import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../steps/root.mjs'
import { markOf } from './marks.mjs'
import { mutantsOf, sampleOf } from './mutants.mjs'
import { reachedBy } from './reached-by.mjs'
import { importersOf, relatedTests } from './related-tests.mjs'
import { startRunner } from './runner.mjs'

/**
 * Turns a sample of conditions, constants, messages, calls and properties into faults, one at a time and in memory only, and
 * tells which of them no test notices. Asked are the tests of the file's own noun that reach it, and those that import it themselves:
 * a rule is to be proven beside where it stands, and every test of the server starts all of it. What the web app calls is
 * proven on the screens, whose noun need not be that of the call: there every test that reaches the file is asked. Of these only the ones
 * that enter the function with the fault are run; they are found by running all of them once without any.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'domain,server,web' },
    files: { type: 'string', default: '' },
  },
})

const PARTS = {
  domain: {
    folder: 'packages/domain/src',
    project: 'pure',
    // What stands in the tables is measured, not ruled: `npm run validate:engine` and `npm run sense` check it.
    isLeftOut: (file) => /\/texts\/(es|fr|pt)\/|\/tables\//.test(file),
  },
  server: {
    folder: 'packages/server/src/features',
    project: 'server',
    // The report is drawn in a thread that loads its own sources, where a fault in memory does not come.
    isLeftOut: (file) => file.endsWith('-demo.ts') || /\/pdf\/|-worker\.ts$/.test(file),
  },
  web: {
    folder: 'packages/web/src',
    project: 'web',
    // What is called and what the screens do; how they look, the gallery too, is for the journeys.
    isLeftOut: (file) => !/\/src\/(api|features)\/.*\.ts$/.test(file) || file.includes('/features/kit/'),
    isProvenAnywhere: true,
  },
}
/** Most constants stand in tables of prices and physics, most rules in conditions. */
const SHARES = { condition: 6, constant: 3, message: 1, call: 3, property: 3 }

const sourcesIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.join(ROOT, folder, file))

const isProduct = (file) => !/\.test\.tsx?$/.test(file) && !file.includes('/testing/')
const isText = (file) => file.includes('/texts/')

function drawSample(all, count) {
  const kinds = Object.keys(SHARES).filter((kind) => all.some((one) => one.kind === kind))
  const shares = kinds.reduce((sum, kind) => sum + SHARES[kind], 0)
  return kinds.flatMap((kind) =>
    sampleOf(
      all.filter((one) => one.kind === kind),
      Math.round((count * SHARES[kind]) / shares),
      Number(values.seed),
    ),
  )
}

/** A test that fails without the fault too has noticed nothing. */
async function verdictOn(runner, fault, tests) {
  if (tests.length === 0) return 'UNTESTED'
  const [first] = await runner.failing([[fault.file, fault.source]], tests)
  if (first === undefined) return 'SURVIVED'
  return (await runner.failing([], [first])).length === 0 ? 'killed' : 'unclear'
}

function print(verdict, { file, kind, line, from, to }) {
  const place = `${path.relative(ROOT, file)}:${line}`
  const change = `${from} → ${to}`.replaceAll(/\s+/g, ' ').slice(0, 110)
  console.log(`${verdict.padEnd(8)} ${kind.padEnd(9)} ${place}  ${change}`)
}

async function testMutants(name, { folder, project, isLeftOut, isProvenAnywhere = false }, count) {
  const importers = importersOf(ROOT, sourcesIn(`packages/${name}/src`))
  const product = sourcesIn(folder).filter(
    (file) => isProduct(file) && !isLeftOut(file) && file.includes(values.files),
  )
  const all = product.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), isText(file)))
  const sample = drawSample(all, count)
  const runner = await startRunner(project)
  const testsNear = (file) => {
    const noun = path.join(ROOT, folder, path.relative(path.join(ROOT, folder), file).split('/')[0])
    return relatedTests(importers, file).filter(
      (test) =>
        runner.tests.includes(test) &&
        (isProvenAnywhere || test.startsWith(`${noun}/`) || importers.get(file)?.includes(test)),
    )
  }
  const asked = [...new Set(sample.flatMap(({ file }) => testsNear(file)))]
  const entering = await reachedBy(runner, asked, sample)
  const verdicts = []
  for (const fault of sample) {
    const entered = entering(markOf(fault, readFileSync(fault.file, 'utf8')))
    const near = testsNear(fault.file).filter((test) => entered?.includes(test) ?? true)
    const verdict = await verdictOn(runner, fault, near)
    verdicts.push(verdict)
    print(verdict, fault)
  }
  await runner.close()
  const killed = verdicts.filter((verdict) => verdict === 'killed').length
  const decided = verdicts.filter((verdict) => verdict !== 'unclear').length
  console.log(
    `${name}: ${killed} of ${decided} mutants killed (of ${all.length} possible, seed ${values.seed})`,
  )
}

const chosen = values.only.split(',')
const each = Math.ceil(Number(values.sample) / chosen.length)
for (const name of chosen) await testMutants(name, PARTS[name], each)
process.exit(0)
