import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './steps/browser.mjs'
import { buildStale } from './steps/build.mjs'
import { freePort } from './steps/free-port.mjs'
import { installPackages } from './steps/install.mjs'
import { findNginx } from './steps/nginx.mjs'
import { startPostgres } from './steps/postgres.mjs'
import { readPlaywrightReport, readVitestReport } from './steps/reports.mjs'
import { run } from './steps/run.mjs'
import { findSystemdAnalyze } from './steps/systemd.mjs'
import { TYPED_PARTS, typesOf } from './steps/typed-parts.mjs'

const started = Date.now()
const totals = { passed: 0, failed: 0, skipped: 0 }
const remarks = []
let scratch

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
async function check(name, command, args) {
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
const everyProcessor = [`--maxWorkers=${availableParallelism()}`]

const vitest = (name, projects, { env = {}, options = [] } = {}) =>
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

async function staticChecks() {
  for (const part of TYPED_PARTS) await check(`types of ${part}`, process.execPath, typesOf(part))
  await check('lint', 'npx', ['biome', 'check', '--error-on-warnings', '.'])
  await check('boundaries', 'npx', [
    'depcruise',
    'packages',
    '--include-only',
    '^packages/[^/]+/src|node_modules',
  ])
  await check('unused code', 'npx', ['knip'])
  await check('code that only tests use', 'npx', ['knip', '--production', '--exclude', 'types'])
  await check('ledger', 'node', ['tools/ledger.mjs'])
}

/** The embedded one starts whole servers and waits for them, so that the other has room beside it. */
async function serverSuites() {
  const postgres = await startPostgres()
  const onEmbedded = vitest('API on the embedded database', ['server'], {
    env: { TEST_DATABASE_URL: undefined, TEST_BOTH_DATABASES: String(postgres !== undefined) },
    options: postgres ? ['--maxWorkers=1'] : everyProcessor,
  })
  if (!postgres) {
    remarks.push('No PostgreSQL server could be had here: the API tests on real PostgreSQL were skipped.')
    const { passed, failed } = await onEmbedded
    totals.skipped += passed + failed
    return
  }
  const onPostgres = vitest('API on PostgreSQL', ['server'], {
    env: { TEST_DATABASE_URL: postgres.url },
    options: everyProcessor,
  })
  await Promise.all([onEmbedded, onPostgres])
  postgres.stop()
}

async function browserSuite() {
  const browser = await findBrowser()
  if (!browser) {
    remarks.push('No browser could be had here: the browser tests were skipped.')
    const { output } = await run('npx', ['playwright', 'test', '--list'])
    totals.skipped += Number(/Total: (\d+) tests?/.exec(output)?.[1] ?? 1)
    return
  }
  const { unsteady } = await suite(
    'browser',
    () => ['playwright', 'test', '--reporter=line,json'],
    readPlaywrightReport,
    {
      CHROMIUM_PATH: browser,
      // The site and, beside it, the mailbox.
      E2E_PORT: String(await freePort(2)),
    },
  )
  remarks.push(...unsteady)
}

/** What one test of the tools needs; where it cannot be had the test counts as skipped. */
function lookForTools() {
  for (const [name, found] of [
    ['nginx', findNginx()],
    ['systemd-analyze', findSystemdAnalyze()],
  ])
    if (!found) remarks.push(`No ${name} could be had here: its part of the deployment test was skipped.`)
}

await installPackages({ forTests: true })
lookForTools()
scratch = mkdtempSync(join(tmpdir(), 'hearthlight-test-'))
await Promise.all([
  staticChecks(),
  vitest('rules and components', ['pure', 'web', 'tools'], { options: everyProcessor }),
])
await buildStale()
await check('bundle size', 'node', ['tools/check-bundle.mjs'])
await serverSuites()
await browserSuite()
rmSync(scratch, { recursive: true, force: true })

for (const remark of remarks) console.log(remark)
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`)
console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`)
process.exitCode = totals.failed > 0 ? 1 : 0
