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

async function noticed(vitest, tests) {
  const specifications = await vitest.globTestSpecifications()
  const wanted = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test))
  const timer = setTimeout(() => void vitest.cancelCurrentRun('keyboard-input'), LONGEST_MS)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
  clearTimeout(timer)
  return unhandledErrors.length > 0 || testModules.some((module) => !module.ok())
}

async function judge(name, { folder, project, isLeftOut }, count) {
  const sources = sourcesIn(folder)
  const importers = importersOf(ROOT, sources)
  const product = sources.filter((file) => isProduct(file) && !isLeftOut(file) && file.includes(values.files))
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
  const survivors = []
  for (const one of sample) {
    const noun = path.join(ROOT, folder, path.relative(path.join(ROOT, folder), one.file).split('/')[0])
    const near = (test) => test.startsWith(`${noun}/`) || importers.get(one.file)?.includes(test)
    mutant = one
    vitest.invalidateFile(one.file)
    const isNoticed = await noticed(vitest, relatedTests(importers, one.file).filter(near))
    mutant = undefined
    vitest.invalidateFile(one.file)
    const place = `${path.relative(ROOT, one.file)}:${one.line}`
    const change = `${one.from} → ${one.to}`.replaceAll(/\s+/g, ' ').slice(0, 110)
    console.log(`${isNoticed ? 'killed  ' : 'SURVIVED'} ${one.kind.padEnd(9)} ${place}  ${change}`)
    if (!isNoticed) survivors.push(one)
  }
  await vitest.close()
  const killed = sample.length - survivors.length
  console.log(
    `${name}: ${killed} of ${sample.length} mutants killed (of ${all.length} possible, seed ${values.seed})`,
  )
}

const chosen = values.only.split(',')
const each = Math.ceil(Number(values.sample) / chosen.length)
for (const name of chosen) await judge(name, PARTS[name], each)
process.exit(0)
