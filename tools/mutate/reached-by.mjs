import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withMarks } from './marks.mjs'

/**
 * Runs the tests once, without a fault, and tells which of them enter which function. A function that is entered while
 * files are loaded is left out: any test may depend on it.
 */
export async function reachedBy(runner, tests, faults) {
  const folder = mkdtempSync(path.join(tmpdir(), 'reached-'))
  process.env['REACHED_FILE'] = path.join(folder, 'reached.jsonl')
  const files = [...new Set(faults.map(({ file }) => file))]
  const marked = files.map((file) => {
    const inFile = faults.filter((fault) => fault.file === file)
    return [file, withMarks(file, readFileSync(file, 'utf8'), inFile)]
  })
  const failed = await runner.failing(marked, tests, { stopAtFirst: false })
  if (failed.length > 0) throw new Error(`These tests fail without any fault: ${failed.join(', ')}`)
  const noted = readFileSync(process.env['REACHED_FILE'], 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  rmSync(folder, { recursive: true })
  process.env['REACHED_FILE'] = '/dev/null'
  const whileLoading = new Set(noted.flatMap((one) => one.whileLoading))
  const testsOf = (mark) => noted.filter(({ reached }) => reached.includes(mark)).map(({ test }) => test)
  return (mark) => (mark === undefined || whileLoading.has(mark) ? undefined : testsOf(mark))
}
