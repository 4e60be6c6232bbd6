import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'

const WEB = resolve(import.meta.dirname, '../../packages/web/src')
const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('testing/'))
  .map((path) => ({ path, text: readFileSync(join(WEB, path), 'utf8') }))
const naming = (what: RegExp) =>
  sources
    .filter(({ text }) => what.test(text))
    .map(({ path }) => path)
    .sort()

/** Timers that save nothing: what each waits for stands in its file. */
const OTHER_TIMERS = [
  'app/session/idle-clock.ts',
  'console/api/application-api.ts',
  'console/app/palette.tsx',
  'console/incentives/use-trial.ts',
  'console/kit/list/filter-bar.tsx',
  'features/programs/guests/use-captcha.ts',
  'home/engine/warm-up.ts',
  'platform/files/upload-transport.ts',
  'platform/notices.ts',
  'sw.ts',
  'ui/use-click-lock.ts',
]

it('what is typed is saved a moment later by one saver', () => {
  expect(sources.length).toBeGreaterThan(500)
  expect(naming(/\bset(?:Timeout|Interval)\(|\brequestIdleCallback\(/)).toEqual(
    [...OTHER_TIMERS, 'platform/drafts/autosave.ts'].sort(),
  )
})

it('drafts of the console meet those of colleagues in one place', () => {
  expect(naming(/'shared\.stale-draft'/)).toEqual(['console/editor/draft/open-draft.ts'])
  expect(naming(/\bmergeThreeWay\b|\brebase\(/)).toEqual(['console/editor/draft/open-draft.ts'])
})

/** What is kept under a name beside the calls and is no call: texts of the product, a chosen file, what a frame shows. */
const NO_CALLS = [
  'console/programs/step-preview.tsx',
  'console/site/paper-logo-note.tsx',
  'console/site/settings/core-texts-editor.tsx',
]

it('only the calls of the console name what they keep', () => {
  const named = naming(/queryKey: \[/).filter((path) => /^console\/(?!api\/)/.test(path))
  expect(named).toEqual(NO_CALLS)
})
