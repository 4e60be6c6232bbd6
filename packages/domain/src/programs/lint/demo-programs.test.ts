import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { stepProgress } from '../steps/step-progress.ts'
import { EMPTY_STATE } from '../testing/empty-state.ts'
import { lintTexts } from './lint-texts.ts'
import { ValidProgram } from './valid-program.ts'

const PARTNERS = path.resolve(import.meta.dirname, '../../../../../partners')
const files = ['lakeshore', 'boreale'].flatMap((partner) => {
  const folder = path.join(PARTNERS, partner, 'programs')
  return readdirSync(folder).map((file) => [`${partner} ${file}`, path.join(folder, file)] as const)
})

describe.each(files)('the program %s', (_name, file) => {
  const raw: unknown = JSON.parse(readFileSync(file, 'utf8'))
  it('is sound', () => {
    expect(ValidProgram.safeParse(raw).error?.issues ?? []).toEqual([])
  })
  it('has all of its texts in all of its languages', () => {
    const program = ValidProgram.parse(raw)
    expect(lintTexts(program, program.languages)).toEqual([])
  })
  it('shows its first step to who has given nothing yet', () => {
    const [first] = stepProgress(ValidProgram.parse(raw), EMPTY_STATE)
    expect(first).toMatchObject({ isComplete: false, isTouched: false })
  })
})
