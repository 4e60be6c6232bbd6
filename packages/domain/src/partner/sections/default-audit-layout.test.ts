import { expect, it } from 'vitest'
import type { FieldSpec } from '../../shared/field-spec.ts'
import { UNKNOWN, VOCABULARY } from '../../shared/vocabulary.ts'
import { PICTURES } from './default-audit-layout.ts'

it('gives every answer of a question a picture, or none of them', () => {
  const fields = Object.values(VOCABULARY).flatMap((section): [string, FieldSpec][] =>
    Object.entries(section),
  )
  const mixed = fields.flatMap(([name, spec]) => {
    if (spec.kind === 'number') return []
    const options = spec.options.filter((option) => option !== UNKNOWN)
    const drawn = options.filter((option) => `${name}.${option}` in PICTURES)
    return drawn.length > 0 && drawn.length < options.length ? [name] : []
  })
  expect(mixed).toEqual([])
})
