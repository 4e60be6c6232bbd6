import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ValidProgram } from './lint/valid-program.ts'
import { navigateSteps } from './steps/navigate-steps.ts'
import { stepOfItem, unlockedItems } from './unlocked-items.ts'

const file = path.resolve(import.meta.dirname, '../../../../partners/lakeshore/programs/insulation.json')
const program = ValidProgram.parse(JSON.parse(readFileSync(file, 'utf8')))
const answer = (item_id: string) => ({ kind: 'answer', item_id }) as const
const upload = (item_id: string) => ({ kind: 'upload', item_id }) as const
const step = (item_id: string) => ({ kind: 'step', item_id }) as const
const opened = (...asked: Parameters<typeof unlockedItems>[1]) => {
  const { answers, uploads, steps } = unlockedItems(program, asked) ?? {}
  return { answers: [...(answers ?? [])], uploads: [...(uploads ?? [])], steps: [...(steps ?? [])] }
}

describe('what an applicant may change while something is asked', () => {
  it('is not narrowed while nothing is asked by name', () => {
    expect(unlockedItems(program, [])).toBeUndefined()
  })
  it('is the question and the document that were asked, on their steps', () => {
    expect(opened(upload('quote'), answer('heated_area'))).toEqual({
      answers: ['heated_area'],
      uploads: ['quote'],
      steps: ['house', 'documents'],
    })
  })
  it('is with a question also what shows only by its answer, document included', () => {
    expect(opened(answer('owner'))).toEqual({
      answers: ['owner', 'owner_name', 'owner_agrees'],
      uploads: ['owner_consent'],
      steps: ['house', 'documents'],
    })
  })
  it('is all of a step that was asked, and the details of the measures with their list', () => {
    expect(opened(step('documents')).uploads).toEqual([
      ...['quote', 'blower_door', 'attic_photos', 'owner_consent', 'ownership'],
    ])
    expect(opened(step('measures')).steps).toEqual(['measures', 'details'])
    expect(opened(step('contact'))).toEqual({ answers: [], uploads: [], steps: ['contact'] })
  })
})

it('what is asked is done at the step that shows it', () => {
  expect(stepOfItem(program, upload('quote'))?.id).toBe('documents')
  expect(stepOfItem(program, answer('owner'))?.id).toBe('house')
  expect(stepOfItem(program, step('contact'))?.id).toBe('contact')
  expect(stepOfItem(program, answer('quote'))).toBeUndefined()
})

it('the way leads over steps at which nothing can be changed', () => {
  const locked = [true, false, true, true, false, false]
  const steps = program.steps.map((each, index) => ({
    step: each,
    isComplete: each.type !== 'tandc',
    isTouched: true,
    isLocked: locked[index] === true,
  }))
  const go = (nav: 'ns' | 'ps', cn: string) => program.steps[navigateSteps(steps, { nav, cn })]?.id
  expect(go('ns', 'house')).toBe('documents')
  expect(go('ns', 'documents')).toBe('terms')
  expect(go('ps', 'documents')).toBe('house')
})
