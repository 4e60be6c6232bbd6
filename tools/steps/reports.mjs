import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const MOST_LINES = 25
const LONGEST_LINE = 300

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

const excerpt = (text) =>
  stripVTControlCharacters(text ?? '')
    .split('\n')
    .slice(0, MOST_LINES)
    .map((line) => line.slice(0, LONGEST_LINE))
    .join('\n')

/** What vitest's JSON report says: the counts, and each failure in a few lines. */
export function readVitestReport(file) {
  const report = readJson(file)
  const failedTests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${name}: ${fullName}\n${excerpt(failureMessages[0])}`),
  )
  // A file that does not load, or that fails before its tests or after them: then they pass or are skipped.
  const failedFiles = report.testResults
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name, message }) => `${name}: not one of its tests\n${excerpt(message)}`)
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + failedFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...failedFiles, ...failedTests],
  }
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]

const describeSpec = (spec) => {
  const error = spec.tests.flatMap(({ results }) => results).find((result) => result.error)?.error
  return `${spec.file}:${spec.line} ${spec.title}\n${excerpt(`${error?.message}\n${error?.snippet ?? ''}`)}`
}

/** The same for Playwright's. A journey that passes only when it is tried again is named, so that its cause is mended. */
export function readPlaywrightReport(file) {
  const { stats, errors, suites } = readJson(file)
  const specs = suites.flatMap(specsOf)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => excerpt(message)),
      ...specs.filter(({ ok }) => !ok).map(describeSpec),
    ],
    unsteady: specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `Passed only when tried again: ${describeSpec(spec)}`),
  }
}
