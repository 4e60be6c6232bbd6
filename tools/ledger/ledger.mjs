import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps/root.mjs'
import { testTitles } from './test-titles.mjs'

const ID = /\[(S\d-\d+\.\d+)\]/g
/** The tests of a contract stand beside it; a test file of each implementation runs them. */
const TEST_FILE = /(\.(test|spec)\.tsx?|\/testing\/(?:[\w-]+\/)?[\w-]+-contract\.ts)$/
/** A title with more names more than one test is likely to prove. */
const MOST_IDS = 4

const idsIn = (text) => [...text.matchAll(ID)].map(([, id]) => id)

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

/** Every requirement id that a test's title names with its places, and what is wrong with the titles. */
function readTitles() {
  const named = new Map()
  const crowded = []
  const outside = []
  for (const file of testFiles()) {
    const source = readFileSync(join(ROOT, file), 'utf8')
    const titles = testTitles(file, source)
    for (const { text, line } of titles) {
      const ids = idsIn(text)
      for (const id of ids) named.set(id, [...(named.get(id) ?? []), `${file}:${line}`])
      if (ids.length > MOST_IDS) crowded.push(`${file}:${line} names ${ids.length}: ${text}`)
    }
    const inTitles = titles.flatMap(({ text }) => idsIn(text)).length
    if (idsIn(source).length > inTitles) outside.push(file)
  }
  return { named, crowded, outside }
}

const requirements = readRequirements()
const { named, crowded, outside } = readTitles()
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

const wrong = [
  ...unknown.map(([id, places]) => `No requirement has the id ${id}, named at ${places.join(', ')}`),
  ...crowded,
  ...outside.map((file) => `${file} names an id outside the title of a test, which proves nothing`),
]
for (const line of wrong) console.error(line)
process.exitCode = wrong.length > 0 ? 1 : 0
