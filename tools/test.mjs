import { buildStale } from './steps/build.mjs'
import {
  browserSuite,
  check,
  checkTypes,
  conclude,
  everyProcessor,
  remarks,
  totals,
  vitest,
} from './steps/checks.mjs'
import { installPackages } from './steps/install.mjs'
import { findNginx } from './steps/nginx.mjs'
import { startPostgres } from './steps/postgres.mjs'
import { findSystemdAnalyze } from './steps/systemd.mjs'

async function staticChecks() {
  await checkTypes()
  await check('lint', 'npx', ['biome', 'check', '--error-on-warnings', '.'])
  await check('boundaries', 'npx', [
    'depcruise',
    'packages',
    '--include-only',
    '^packages/[^/]+/src|node_modules',
  ])
  await check('unused code', 'npx', ['knip'])
  await check('code that only tests use', 'npx', ['knip', '--production', '--exclude', 'types'])
  await check('ledger', 'node', ['tools/ledger/ledger.mjs'])
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

/** What one test of the tools needs; where it cannot be had the test counts as skipped. */
function lookForTools() {
  for (const [name, found] of [
    ['nginx', findNginx()],
    ['systemd-analyze', findSystemdAnalyze()],
  ])
    if (!found) remarks.push(`No ${name} could be had here: its part of the deployment test was skipped.`)
}

/** What begins with the built product waits for it; so does what fills both processors. */
async function tests() {
  await buildStale()
  await check('bundle size', 'node', ['tools/bundle/check-bundle.mjs'])
  await vitest('rules and components', ['pure', 'web', 'tools'], { options: everyProcessor })
  await serverSuites()
  await browserSuite()
}

await installPackages({ forTests: true })
lookForTools()
await Promise.all([staticChecks(), tests()])
conclude()
