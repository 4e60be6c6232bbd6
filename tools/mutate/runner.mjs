import path from 'node:path'
import { loadConfigFromFile } from 'vite'
import { createVitest } from 'vitest/node'
import { ROOT } from '../steps/root.mjs'

/** A fault may make a test wait for ever. */
const LONGEST_MS = 300_000

/** Files run as they are given, the nearest first, so that most faults are noticed early. */
class InGivenOrder {
  sort = (files) => files
  shard = (files) => files
}

/** Runs some tests of a project on sources of which some are replaced in memory. */
export async function startRunner(project) {
  const replaced = new Map()
  const overlay = {
    name: 'replaced-sources',
    enforce: 'pre',
    transform: (_code, id) => replaced.get(id.split('?')[0]),
  }
  const { config } = await loadConfigFromFile(
    { command: 'serve', mode: 'test' },
    path.join(ROOT, 'vitest.config.ts'),
  )
  const vitest = await createVitest('test', {
    root: ROOT,
    config: false,
    watch: false,
    maxWorkers: 1,
    fileParallelism: false,
    sequence: { sequencer: InGivenOrder },
    reporters: [{}],
    projects: config.test.projects
      .filter(({ test }) => test.name === project)
      .map((one) => ({
        ...one,
        plugins: [overlay],
        test: {
          ...one.test,
          setupFiles: [...(one.test.setupFiles ?? []), 'tools/mutate/note-reached.mjs'],
        },
      })),
  })
  const specifications = await vitest.globTestSpecifications()

  async function run(tests, { stopAtFirst }) {
    const wanted = tests.flatMap((test) => specifications.filter(({ moduleId }) => moduleId === test))
    if (wanted.length === 0) return []
    vitest.config.bail = stopAtFirst ? 1 : 0
    for (const { config } of vitest.projects) config.bail = vitest.config.bail
    const stop = () => void vitest.cancelCurrentRun('keyboard-input')
    const timer = stopAtFirst ? setTimeout(stop, LONGEST_MS) : undefined
    const { testModules } = await vitest.runTestSpecifications(wanted)
    clearTimeout(timer)
    // Those of earlier runs are told again, as they ended then.
    return testModules
      .filter((module) => module.state() === 'failed' && tests.includes(module.moduleId))
      .map(({ moduleId }) => moduleId)
  }

  return {
    tests: specifications.map(({ moduleId }) => moduleId),
    /** The test files that fail, at most one of them when the first is enough. */
    async failing(sources, tests, options = { stopAtFirst: true }) {
      for (const [file, source] of sources) replaced.set(file, source)
      for (const file of replaced.keys()) vitest.invalidateFile(file)
      const failed = await run(tests, options)
      for (const file of replaced.keys()) vitest.invalidateFile(file)
      replaced.clear()
      return failed
    },
    close: () => vitest.close(),
  }
}
