import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './steps/root.mjs'

const ID = /\[(S\d-\d+\.\d+)\]/g
const TEST_FILE = /\.(test|spec)\.tsx?$/

function readRequirements() {
  const [, ...lines] = readFileSync(join(ROOT, 'docs/requirements.tsv'), 'utf8').trim().split('\n')
  return lines.map((line) => {
    const [id, area, kind, text, check] = line.split('\t')
    return { id, area, kind, text, check }
  })
}

function testFiles() {
  return ['packages', 'e2e', 'tools'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true })
      .filter((file) => TEST_FILE.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  )
}

/** Every requirement id that a test's title names, with the files that name it. */
function namedIds() {
  const named = new Map()
  for (const file of testFiles())
    for (const [, id] of readFileSync(join(ROOT, file), 'utf8').matchAll(ID))
      named.set(id, [...(named.get(id) ?? []), file])
  return named
}

const requirements = readRequirements()
const named = namedIds()
const known = new Set(requirements.map(({ id }) => id))
const unknown = [...named].filter(([id]) => !known.has(id))
const [wantedArea] = process.argv.slice(2)

for (const area of [...new Set(requirements.map((requirement) => requirement.area))].sort()) {
  if (wantedArea && area !== wantedArea) continue
  const all = requirements.filter((requirement) => requirement.area === area)
  const missing = all.filter(({ id }) => !named.has(id))
  console.log(`${area}: ${all.length - missing.length} of ${all.length} named by a test`)
  for (const { id, text } of missing) console.log(`  ${id}  ${text}`)
}
console.log(
  `${requirements.filter(({ id }) => named.has(id)).length} of ${requirements.length} requirements named`,
)
for (const [id, files] of unknown)
  console.error(`No requirement has the id ${id}, named in ${files.join(', ')}`)
process.exitCode = unknown.length > 0 ? 1 : 0
