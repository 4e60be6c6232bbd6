import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8')
const page = await read('README.md')
const { scripts, engines } = JSON.parse(await read('package.json'))

it('the README says how long the tests take, and how to run some of them', () => {
  const [, least, most] = /`npm test` takes (\d+) to (\d+) minutes on two cores/.exec(page) ?? []
  expect(Number(least)).toBeLessThan(Number(most))
  // A person who changes something waits for it at least once; it is not to take longer than this again.
  expect(Number(most)).toBeLessThanOrEqual(35)
  for (const command of ['npx vitest run PATH', 'npx playwright test e2e/', 'npm run test:node -- 24'])
    expect(page).toContain(`\`${command}`)
})

it('the README names commands and files that exist', () => {
  const named = [...page.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => scripts[name] === undefined)).toEqual([])
  expect(named.length).toBeGreaterThan(15)
  const files = [
    ...[...page.matchAll(/\]\(([\w./-]+)\)/g)].map(([, file = '']) => file),
    ...[...page.matchAll(/`?((?:e2e|packages|partners|docs)\/[\w./-]+[\w])/g)].map(([, file = '']) => file),
  ]
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  expect(files.length).toBeGreaterThan(10)
})

it('the README names the oldest Node that the packages allow, and one to use that they allow too', () => {
  const [, use, oldest] = /(\d+) is the version to use, ([\d.]+) the oldest that works/.exec(page) ?? []
  expect(engines.node).toMatch(new RegExp(`^>=${oldest} `))
  const [, newer] = /\|\| >=(\d+)/.exec(engines.node) ?? []
  expect(Number(use)).toBeGreaterThanOrEqual(Number(newer))
})
