import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const PACKAGES = resolve(import.meta.dirname, '../../packages')
const server = readdirSync(join(PACKAGES, 'server/src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(PACKAGES, 'server/src', path), 'utf8'))
  .join('\n')

const there = (path: string) => existsSync(join(PACKAGES, path))
const withLines = (noun: string) => noun.replaceAll('-', '_')

/** Where somebody who knows the noun looks for it on each side. */
const SIDES = {
  domain: (noun: string) => there(`domain/src/${noun}`),
  server: (noun: string) => there(`server/src/features/${noun}`),
  portal: (noun: string) => there(`web/src/features/${noun}`),
  console: (noun: string) => there(`web/src/console/${noun}`),
  texts: (noun: string) => there(`domain/src/texts/en/${noun}.json`),
  'console-texts': (noun: string) => there(`domain/src/texts/console/en/admin-${noun}.json`),
  calls: (noun: string) => new RegExp(`'/api/[\\w/-]*/${withLines(noun)}['/?]`).test(server),
  table: (noun: string) => new RegExp(`^    ${withLines(noun)}: `, 'm').test(server),
} as const

/** The nouns of the product, and on which sides each of them is. */
const NOUNS: Readonly<Record<string, string>> = {
  accounts: 'domain server portal texts',
  advisors: 'server console console-texts calls',
  'api-keys': 'domain server console console-texts calls table',
  applications: 'domain server console texts console-texts calls table',
  assessment: 'domain server portal texts',
  'audit-log': 'server console calls',
  buildings: 'domain server portal texts calls table',
  consents: 'domain server portal texts calls table',
  contacts: 'domain server texts calls table',
  dashboard: 'server console console-texts calls',
  documents: 'domain server texts calls table',
  exports: 'domain server console console-texts calls table',
  guests: 'domain server texts table',
  homes: 'server console console-texts calls',
  hpxml: 'domain server',
  incentives: 'domain server portal console texts calls table',
  jobs: 'server console calls',
  mails: 'server console calls',
  meters: 'domain server portal texts',
  partner: 'domain server texts',
  payments: 'domain server console texts calls table',
  programs: 'domain server portal console texts console-texts calls table',
  report: 'domain server portal texts',
  'saved-views': 'server calls table',
  savings: 'domain server portal console',
  scheduling: 'domain server portal texts',
  search: 'server calls',
  webhooks: 'domain server console console-texts calls table',
}

it.each(Object.entries(NOUNS))('%s is called the same on every side', (noun, sides) => {
  const missing = sides.split(' ').filter((side) => !SIDES[side as keyof typeof SIDES](noun))
  expect(missing).toEqual([])
})

/** What has no words of its own to be asked for by: it serves the nouns. */
const SERVING = {
  'server/src/features': ['page-views', 'personal-data'],
  'web/src/features': ['kit', 'pages'],
  'web/src/console': ['api', 'app', 'editor', 'kit', 'security', 'session', 'shared'],
}
/** The staff's own names for a part of a noun: the import of accounts and of readings, users, colleagues, a partner's site. */
const OF_STAFF = ['imports', 'people', 'readings', 'site', 'staff']

it.each(Object.entries(SERVING))('no folder of %s has a name of its own', (folder, serving) => {
  const isAlone = (name: string) => Object.values(SIDES).filter((isThere) => isThere(name)).length < 2
  const alone = readdirSync(join(PACKAGES, folder)).filter((name) => !serving.includes(name) && isAlone(name))
  expect(alone.filter((name) => !OF_STAFF.includes(name))).toEqual([])
})
