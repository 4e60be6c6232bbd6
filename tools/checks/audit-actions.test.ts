import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import texts from '@hearthlight/domain/texts/console/en/admin-log.json' with { type: 'json' }
import { expect, it } from 'vitest'

const SERVER = resolve(import.meta.dirname, '../../packages/server/src')
const isWritten = (path: string) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(path)

const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
const textsOf = (paths: readonly string[]) => paths.map((path) => readFileSync(join(SERVER, path), 'utf8'))
const sources = textsOf(files.filter(isWritten))
const steps = textsOf(files.filter((path) => /^features\/[\w-]+\/testing\/[\w-]*steps\.ts$/.test(path)))

/** What the sources name as the action of a change, and what the walk over the routes has seen written. */
function actions(): string[] {
  const named = sources.flatMap((text) => [
    ...text.matchAll(/(?:\baction: |\blogOf\(\w+, )'([a-z_]+(?:-[a-z]+)*\.[a-z-]+)'/g),
  ])
  const seen = steps.flatMap((text) => [...text.matchAll(/^ {4}'([a-z_]+(?:-[a-z]+)*\.[a-z-]+)',$/gm)])
  return [...new Set([...named, ...seen].map(([, action = '']) => action))]
}

it('every action that is written to the audit log has words', () => {
  const known = new Set(Object.keys(texts.action))
  expect(actions()).toEqual(expect.arrayContaining(['application.move', 'staff.passkey-added']))
  expect(actions().filter((action) => !known.has(action.replaceAll(/[.-]/g, '_')))).toEqual([])
})

it('every type of record that the audit log names has words', () => {
  const types = sources.flatMap((text) =>
    [...text.matchAll(/\brecord(?:Of)?\b[^;{]*\{ type: '([a-z_]+)'/gi)].map(([, type = '']) => type),
  )
  const known = new Set(Object.keys(texts.record))
  expect(types).toEqual(expect.arrayContaining(['application', 'recalculation', 'program']))
  expect(types.filter((type) => !known.has(type))).toEqual([])
})

it('every job that the console may list has words', () => {
  const NAMED = [/defineJob\(\s*'([a-z.-]+)'/g, /\b(?:NAME = |name: )'([a-z]+\.[a-z-]+)'/g]
  const isFile = (name: string) => /\.(css|ics)$|^saml\./.test(name)
  const names = sources
    .flatMap((text) => NAMED.flatMap((named) => [...text.matchAll(named)].map(([, name = '']) => name)))
    .filter((name) => !isFile(name))
  const known = new Set(Object.keys(texts.job))
  expect(names).toEqual(expect.arrayContaining(['mail.send', 'homes.recalculate', 'platform.keep-house']))
  expect(names.filter((name) => !known.has(name.replaceAll(/[.-]/g, '_')))).toEqual([])
})
