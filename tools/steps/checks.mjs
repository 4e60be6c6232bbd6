import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.mjs'
import { freePort } from './free-port.mjs'
import { readPlaywrightReport, readVitestReport } from './reports.mjs'
import { run } from './run.mjs'
import { TYPED_PARTS, typesOf } from './typed-parts.mjs'

const started = Date.now()
export const totals = { passed: 0, failed: 0, skipped: 0 }
/** Lines for the end. */
export const remarks = []
const scratch = mkdtempSync(join(tmpdir(), 'hearthlight-test-'))

function count(name, { passed, failed, skipped }, since, output) {
  totals.passed += passed
  totals.failed += failed
  totals.skipped += skipped
  const seconds = Math.round((Date.now() - since) / 1000)
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  )
  if (failed > 0) console.log(output)
}

/** A runner tells at its end what failed besides a test. */
const lastLines = (output) => output.trimEnd().split('\n').slice(-60).join('\n')

/** A check that only says yes or no counts as one. */
export async function check(name, command, args) {
  const since = Date.now()
  const { code, output } = await run(command, args)
  const good = code === 0
  count(name, { passed: good ? 1 : 0, failed: good ? 0 : 1, skipped: 0 }, since, output)
}

/** A runner that writes a JSON report; one that dies without a report counts as one failure. */
async function suite(name, args, readReport, env = {}) {
  const since = Date.now()
  const report = join(scratch, `${name.replace(/\W+/g, '-')}.json`)
  const { code, output } = await run('npx', args(report), {
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  let result = { passed: 0, failed: 1, skipped: 0, failures: [], unsteady: [] }
  try {
    result = readReport(report)
    if (code !== 0 && result.failed === 0) result.failed = 1
  } catch {
    // No report was written: the runner's own output says why.
  }
  // The names come first: a log that is cut must still name every test that failed.
  const names = result.failures.map((failure) => failure.split('\n', 1)[0]).join('\n')
  count(name, result, since, [names, ...result.failures, lastLines(output)].join('\n\n'))
  return result
}

/** By itself the runner leaves one processor free. */
export const everyProcessor = [`--maxWorkers=${availableParallelism()}`]

export const vitest = (name, projects, { env = {}, options = [] } = {}) =>
  suite(
    name,
    (report) => [
      'vitest',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...options,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    readVitestReport,
    env,
  )

/** The journeys, or those of some files. */
export async function browserSuite(files = []) {
  const browser = await findBrowser()
  if (!browser) {
    remarks.push('No browser could be had here: the browser tests were skipped.')
    const { output } = await run('npx', ['playwright', 'test', '--list', ...files])
    totals.skipped += Number(/Total: (\d+) tests?/.exec(output)?.[1] ?? 1)
    return
  }
  const { unsteady } = await suite(
    'browser',
    () => ['playwright', 'test', ...files, '--reporter=line,json'],
    readPlaywrightReport,
    {
      CHROMIUM_PATH: browser,
      // The site and, beside it, the mailbox.
      E2E_PORT: String(await freePort(2)),
    },
  )
  remarks.push(...unsteady)
}

export async function checkTypes(parts = TYPED_PARTS) {
  for (const part of parts) await check(`types of ${part}`, process.execPath, typesOf(part))
}

/** Says what came of it all, by the exit code too. */
export function conclude() {
  rmSync(scratch, { recursive: true, force: true })
  for (const remark of remarks) console.log(remark)
  console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
  console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
  process.exitCode = totals.failed > 0 ? 1 : 0
}
