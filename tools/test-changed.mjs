import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { affectedJourneys, affectedParts, affectedTests } from './changed/affected.mjs'
import { importersOf } from './mutate/related-tests.mjs'
import { buildStale } from './steps/build.mjs'
import { browserSuite, check, checkTypes, conclude, everyProcessor, vitest } from './steps/checks.mjs'
import { installPackages } from './steps/install.mjs'
import { startPostgres } from './steps/postgres.mjs'
import { ROOT } from './steps/root.mjs'
import { fail } from './steps/run.mjs'
import { TYPED_PARTS } from './steps/typed-parts.mjs'

/** `npm run test:changed [-- BRANCH]`: what differs from where this branch left the other, committed or not. */
const [branch = 'main'] = process.argv.slice(2)

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) fail(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.split('\n').filter(Boolean)
}

const filesBelow = (folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\.tsx?$/.test(file))

const [base] = git('merge-base', 'HEAD', branch)
const changed = [
  ...git('diff', '--name-only', '--diff-filter=d', base),
  ...git('ls-files', '--others', '--exclude-standard'),
]
const files = [
  ...['engine', 'domain', 'readers', 'server', 'web'].map((name) => `packages/${name}/src`),
  'tools',
  'e2e',
].flatMap(filesBelow)
const relative = (file) => path.relative(ROOT, file)
const importers = new Map(
  [
    ...importersOf(
      ROOT,
      files.map((file) => path.join(ROOT, file)),
    ),
  ].map(([file, by]) => [relative(file), by.map(relative)]),
)
const tests = affectedTests(changed, files, importers)
const journeys = affectedJourneys(changed, files)
console.log(
  `${changed.length} files differ from ${branch}: ${tests.length} files of tests, ${journeys.length} of journeys`,
)

const linted = changed.filter((file) => /\.(tsx?|mjs|mts|json|css)$/.test(file))
async function staticChecks() {
  if (linted.length > 0)
    await check('lint', 'npx', [
      'biome',
      'check',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      ...linted,
    ])
  await checkTypes(affectedParts(changed, TYPED_PARTS))
}

async function vitestOf(isServer, projects, env = {}) {
  const own = tests.filter((file) => file.startsWith('packages/server/') === isServer)
  if (own.length > 0)
    await vitest(projects.join(', '), projects, {
      env,
      options: [...everyProcessor, '--passWithNoTests', ...own],
    })
}

async function serverTests() {
  if (!tests.some((file) => file.startsWith('packages/server/'))) return
  const postgres = await startPostgres()
  await vitestOf(true, ['server'], { TEST_DATABASE_URL: postgres?.url })
  postgres?.stop()
}

async function testsAndJourneys() {
  await vitestOf(false, ['pure', 'web', 'tools'])
  await serverTests()
  if (journeys.length === 0) return
  await buildStale()
  await browserSuite(journeys)
}

await installPackages({ forTests: true })
await Promise.all([staticChecks(), testsAndJourneys()])
conclude()
