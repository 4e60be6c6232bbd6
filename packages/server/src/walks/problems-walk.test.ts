import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type ProblemCode, problemTextKey } from '@hearthlight/domain/shared/problem'
import { LANGUAGES, type Texts } from '@hearthlight/domain/texts/namespaces'
import { expect, it } from 'vitest'
import { FEATURES } from '../features.ts'
import { problemStatuses } from '../platform/refusals/problem-statuses.ts'
import { coreTexts } from '../platform/texts/text-files.ts'

const DOMAIN = path.resolve(import.meta.dirname, '../../../domain/src')
const problems = problemStatuses(FEATURES)

it('a feature brings each failure that a noun declares', async () => {
  const files = readdirSync(DOMAIN, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('-problems.ts'),
  )
  expect(files.length).toBeGreaterThan(15)
  const tables = await Promise.all(files.map((file) => import(path.join(DOMAIN, file))))
  const declared = tables.flatMap((table) => Object.values<object>(table)).flatMap(Object.keys)
  expect(Object.keys(problems).sort()).toEqual(declared.sort())
})

it('two features bring no failure of the same code', () => {
  const brought = FEATURES.flatMap((feature) => Object.keys(feature.problems ?? {}))
  expect(brought.filter((code, at) => brought.indexOf(code) !== at)).toEqual([])
})

it.each(LANGUAGES)('each failure has its sentence in %s', (language) => {
  const textAt = (key: string) =>
    key.split(/[:.]/).reduce<unknown>((at, name) => (at as Texts | undefined)?.[name], coreTexts(language))
  const codes = Object.keys(problems) as ProblemCode[]
  expect(codes.filter((code) => typeof textAt(problemTextKey(code)) !== 'string')).toEqual([])
})
