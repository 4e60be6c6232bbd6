import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { differences } from './hpxml/differences.ts'
import { fileAnswers } from './hpxml/file-answers.ts'
import { fileFigures } from './hpxml/file-figures.ts'

const USAGE = `Reads HPXML files with the product's own reader.

  npm run validate:hpxml -- FOLDER [--json | --answers]

FOLDER  holds files in folders, such as audits/ and broken/, and what they say in expected.json
--json  prints what we read, shaped as expected.json; without it, what differs from that file
--answers  prints which of our questions each file answers, and whether somebody told it or a program assumed it (?)`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, answers: { type: 'boolean', default: false } },
})

const [folder] = positionals
if (folder === undefined) {
  console.error(USAGE)
  process.exitCode = 2
} else {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml') && name !== 'export-skeleton.xml')
    .toSorted()
  const files: Record<string, Record<string, unknown>> = Object.fromEntries(
    names.map((name) => [name, fileFigures(readFileSync(join(folder, name)))]),
  )
  if (values.answers) {
    for (const name of names) console.log(`${name}: ${fileAnswers(readFileSync(join(folder, name)))}`)
  } else if (values.json) console.log(JSON.stringify({ files }))
  else {
    const reference = join(folder, 'expected.json')
    const expected: Record<string, unknown> = existsSync(reference)
      ? JSON.parse(readFileSync(reference, 'utf8')).files
      : {}
    const off = Object.entries(expected).flatMap(([name, figures]) => differences(figures, files[name], name))
    for (const line of off) console.log(line)
    for (const [name, { refused }] of Object.entries(files))
      for (const { element, reason, found } of (refused ?? []) as { [K in string]?: string }[])
        console.log(`${name}: refused ${element}: ${reason}${found ? ` (${found})` : ''}`)
    console.log(`${names.length} files read, ${off.length} figures differ`)
  }
}
