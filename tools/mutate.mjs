import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { mutantsOf, sampleOf } from './mutate/mutants.mjs'
import { importersOf, relatedTests } from './mutate/related-tests.mjs'
import { ROOT } from './steps/root.mjs'

/**
 * Turns a sample of conditions, constants and messages into faults, one at a time and in memory only, and tells which of
 * them no test notices. Asked are the tests of the file's own noun that reach it, and those that import it themselves:
 * a rule is to be proven beside where it stands, and every test of the server starts all of it.
 */
const { values } = parseArgs({
  options: {
    sample: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: 'domain,server' },
    files: { type: 'string', default: '' },
  },
})

const PARTS = {
  domain: {
    folder: 'packages/domain/src',
    project: 'pure',
    isLeftOut: (file) => /\/texts\/(es|fr|pt)\//.test(file),
  },
  server: {
    folder: 'packages/server/src/features',
    project: 'server',
    isLeftOut: (file) => file.endsWith('-demo.ts'),
  },
}
/** Most constants stand in tables of prices and physics, most rules in conditions. */
const SHARES = { condition: 6, constant: 3, message: 1 }
const LONGEST_MS = 300_000

const sourcesIn = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(ROOT, folder, file))

const isProduct = (file) => !file.endsWith('.test.ts') && !file.includes('/testing/')
const isText = (file) => file.includes('/texts/')

let mutant
const overlay = {
  name: 'one-fault',
  enforce: 'pre',
  transform: (_code, id) =>
    mutant !== undefined && id.split('?')[0] === mutant.file ? mutant.source : undefined,
}

async function runner(project) {
  const { config } = await loadConfigFromFile(
    { command: 'serve', mode: 'test' },
    path.join(ROOT, 'vitest.config.ts'),
  )
  const projects = config.test.projects
    .filter(({ test }) => test.name === project)
    .map((one) => ({ ...one, plugins: [overlay] }))
  return createVitest('test', {
    root: ROOT,
    config: false,
    watch: false,
    bail: 1,
    maxWorkers: 1,
    fileParallelism: false,
    reporters: [{}],
    projects,
  })
}

/** The test file that fails, if one does. */
async function failing(vitest, tests) {
  const specifications = await vitest.globTestSpecifications()
  const wanted = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test))
  if (wanted.length === 0) return undefined
  const timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), LONGEST_MS)
  const { testModules } = await vitest.runTestSpecifications(wanted)
  clearTimeout(timer)
  return testModules.find((module) => module.state() === 'failed')?.moduleId
}

const withFault = async (vitest, fault, work) => {
  mutant = fault
  vitest.invalidateFile(fault.file)
  const result = await work()
  mutant = undefined
  vitest.invalidateFile(fault.file)
  return result
}

/** A test that fails without the fault too has noticed nothing. */
async function verdictOn(vitest, fault, tests) {
  const first = await withFault(vitest, fault, () => failing(vitest, tests))
  if (first === undefined) return tests.length === 0 ? 'UNTESTED' : 'SURVIVED'
  return (await failing(vitest, [first])) === undefined ? 'killed' : 'unclear'
}

async function judge(name, { folder, project, isLeftOut }, count) {
  const importers = importersOf(ROOT, sourcesIn(`packages/${name}/src`))
  const product = sourcesIn(folder).filter(
    (file) => isProduct(file) && !isLeftOut(file) && file.includes(values.files),
  )
  const all = product.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8'), isText(file)))
  const kinds = [...new Set(all.map(({ kind }) => kind))]
  const sample = kinds.flatMap((kind) =>
    sampleOf(
      all.filter((one) => one.kind === kind),
      Math.round((count * SHARES[kind]) / kinds.reduce((sum, each) => sum + SHARES[each], 0)),
      Number(values.seed),
    ),
  )
  const vitest = await runner(project)
  const verdicts = []
  for (const one of sample) {
    const noun = path.join(ROOT, folder, path.relative(path.join(ROOT, folder), one.file).split('/')[0])
    const near = (test) => test.startsWith(`${noun}/`) || importers.get(one.file)?.includes(test)
    const verdict = await verdictOn(vitest, one, relatedTests(importers, one.file).filter(near))
    verdicts.push(verdict)
    const place = `${path.relative(ROOT, one.file)}:${one.line}`
    const change = `${one.from} → ${one.to}`.replaceAll(/\s+/g, ' ').slice(0, 110)
    console.log(`${verdict.padEnd(8)} ${one.kind.padEnd(9)} ${place}  ${change}`)
  }
  await vitest.close()
  const killed = verdicts.filter((verdict) => verdict === 'killed').length
  const judged = verdicts.filter((verdict) => verdict !== 'unclear').length
  console.log(
    `${name}: ${killed} of ${judged} mutants killed (of ${all.length} possible, seed ${values.seed})`,
  )
}

const chosen = values.only.split(',')
const each = Math.ceil(Number(values.sample) / chosen.length)
for (const name of chosen) await judge(name, PARTS[name], each)
process.exit(0)
