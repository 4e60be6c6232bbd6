import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const SERVER = resolve(import.meta.dirname, '../../packages/server/src')
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }))
const naming = (what: RegExp) =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort()

/** What keeps something between two calls, and the call that it serves. A new one brings its measurement (decision 47). */
const KEPT: Readonly<Record<string, string>> = {
  'compose/stations-of-climates.ts': 'the weather of a home, by the place of its climate',
  'features/assessment/read-audit.ts': 'the result of a home for another session',
  'features/assessment/virtual-audit-routes.ts': 'the result of a home, in the words of the wire',
  'features/buildings/validate-building.ts': 'the save of a home',
  'features/incentives/incentive-routes.ts': 'the lists of offers and subsidies, in the words of the wire',
  'features/incentives/show-incentives.ts': 'the lists of offers and subsidies',
  'home/home-snapshots.ts': 'any other call about the same home',
  'home/read-home.ts': 'any other call about the same home',
  'platform/access/features-for-anybody.ts': 'every call, which asks what the partner has switched on',
  'platform/document/document-cache.ts': 'the first page of who is not signed in',
  'platform/document/document-contents.ts': 'the first page of who is not signed in',
  'platform/http/addresses/request-address.ts': 'every call, whose host and address are looked at',
  'platform/http/answers/kept-answers.ts': 'the same call again in a session',
  'platform/validate-fields.ts': 'the save of a home',
}

it('keeps nothing between two calls but what is listed with the call that it serves', () => {
  const keeping = naming(/\b(remembered|latestUsed)\b.*from '|from '.*\/(remembered|latest-used)\.ts'/)
  expect(keeping).toEqual(Object.keys(KEPT).sort())
})

/** Maps that live as long as the process: what a configuration or a file is made into once, and lines of those who wait. */
const OF_THE_PROCESS: Readonly<Record<string, string>> = {
  'features/accounts/sessions/in-turn.ts': 'who waits for whom',
  'features/accounts/single-sign-on/discover-provider.ts':
    'what an identity provider says of itself, for an hour',
  'features/accounts/single-sign-on/identity-certificate.ts': 'certificates of a provider, for a minute',
  'features/report/pdf/open-font.ts': 'tables of the fonts',
  'platform/document/boot-json.ts': 'the public part of a configuration',
  'platform/http/limits/in-turns.ts': 'how each call in work ends',
  'platform/http/security-headers.ts': 'the content policy of a configuration',
  'platform/process/config-number.ts': 'a number by which to tell configurations apart',
  'platform/texts/text-files.ts': 'the files of texts',
  'platform/texts/texts.ts': 'texts of a configuration',
}

it('keeps nothing in a map of its own from call to call', () => {
  const begunEmpty =
    /^(?:export )?(?:const|let) \w+(?:: [^=]+)? = new (?:Map(?:<.*>)?\(\)|WeakMap<PartnerConfig\b)/m
  expect(naming(begunEmpty)).toEqual(Object.keys(OF_THE_PROCESS).sort())
})

it('uses the driver of the database as it is offered: nothing of it is replaced, overridden or reached into', () => {
  expect(naming(/from 'pg'/).length).toBeGreaterThan(4)
  expect(naming(/extends pg\.|from 'pg\/|\bpg\.\w+\.prototype|\.prototype\.\w+ =/)).toEqual([])
})
