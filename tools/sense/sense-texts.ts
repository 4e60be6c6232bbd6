import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ReadTexts, textsSection, withTextsSection } from './texts-section.ts'

/**
 * `npm run sense:texts`: report and paper of 500 homes of each partner, read back from their words; writes its section of
 * docs/sense.md. Takes most of an hour; SENSE_HOMES=20 takes fewer.
 */
const HOMES = process.env['SENSE_HOMES'] ?? '500'
const TESTS = [
  'packages/web/src/features/report/figures-agree.test.tsx',
  'packages/server/src/features/report/pdf/pdf-figures.test.ts',
]
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = join(ROOT, 'docs/sense.md')

interface Test {
  readonly ancestorTitles: readonly string[]
  readonly failureMessages: readonly string[]
  readonly meta: { readonly homes?: number; readonly statements?: number; readonly wrong?: readonly string[] }
}

function runTests(folder: string) {
  const file = join(folder, 'texts.json')
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...TESTS, ...reporters], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, SENSE_HOMES: HOMES },
  })
  const found: { readonly testResults: readonly { readonly assertionResults: readonly Test[] }[] } =
    JSON.parse(readFileSync(file, 'utf8'))
  return { status, tests: found.testResults.flatMap(({ assertionResults }) => assertionResults) }
}

const toTexts = ({ ancestorTitles, failureMessages, meta }: Test): ReadTexts => ({
  name: ancestorTitles.join(' '),
  homes: meta.homes ?? 0,
  statements: meta.statements ?? 0,
  contradictions: meta.wrong ?? failureMessages,
})

const folder = mkdtempSync(join(tmpdir(), 'sense-texts-'))
const { status, tests } = runTests(folder)
rmSync(folder, { recursive: true })
const section = textsSection(tests.map(toTexts))
writeFileSync(PAGE, withTextsSection(readFileSync(PAGE, 'utf8'), section))
process.stdout.write(section)
process.exitCode = status ?? 1
