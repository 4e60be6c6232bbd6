import { describe, expect, it } from 'vitest'
import type { StepDefinition } from '../definition/step-definition.ts'
import { totalSteps } from '../wire/portal-steps.ts'
import { navigateSteps } from './navigate-steps.ts'
import { fillProjectId } from './present-step.ts'
import type { StepProgress } from './step-progress.ts'

const step = (id: string): StepDefinition => ({
  id,
  type: 'contact',
  name: { en: id },
  buttons: { hide_previous: false },
})
/** `x` complete, `o` complete with nothing given, `-` not complete. */
const steps = (states: string): StepProgress[] =>
  [...states].map((state, index) => ({
    step: step(`s${index + 1}`),
    isComplete: state !== '-',
    isTouched: state === 'x',
  }))

describe('going through steps', () => {
  it('goes on behind the last that holds something, and never past what is missing', () => {
    expect(navigateSteps(steps('---'), { nav: 'ns' })).toBe(0)
    expect(navigateSteps(steps('xo-'), { nav: 'ns' })).toBe(1)
    expect(navigateSteps(steps('x-x'), { nav: 'ns' })).toBe(1)
    expect(navigateSteps(steps('xxx'), { nav: 'ns' })).toBe(3)
  })
  it('takes the next, the one before and the named one', () => {
    expect(navigateSteps(steps('xxx-'), { nav: 'ns', curStep: 1 })).toBe(1)
    expect(navigateSteps(steps('xxx-'), { nav: 'ps', curStep: 3 })).toBe(1)
    expect(navigateSteps(steps('xxx-'), { nav: 'ps', curStep: 1 })).toBe(0)
    expect(navigateSteps(steps('xxx-'), { nav: 'cs', curStep: 2 })).toBe(1)
  })
  it('believes the id of a step more than its number, which a hidden step changes', () => {
    expect(navigateSteps(steps('xxx-'), { nav: 'cs', cn: 's3', curStep: 1 })).toBe(2)
    expect(navigateSteps(steps('xxx-'), { nav: 'cs', cn: 'gone', curStep: 2 })).toBe(1)
  })
  it('opens any step that is named to whoever only looks, and still leads on past nothing that is missing', () => {
    expect(navigateSteps(steps('x---'), { nav: 'cs', cn: 's4' })).toBe(1)
    expect(navigateSteps(steps('x---'), { nav: 'cs', cn: 's4', isLook: true })).toBe(3)
    expect(navigateSteps(steps('x---'), { nav: 'ns', cn: 's3', isLook: true })).toBe(1)
  })
  it('leads whoever asks for what is not there to where they go on', () => {
    expect(navigateSteps(steps('x--'), { nav: 'cs', curStep: 9 })).toBe(1)
    expect(navigateSteps(steps('x--'), { nav: 'cs', cn: 'gone' })).toBe(1)
  })
})

it('counts the steps: the current one is one of the remaining [S2-4.042]', () => {
  expect(totalSteps({ step_num: '1', steps_remaining: '4' })).toBe(4)
  expect(totalSteps({ step_num: '3', steps_remaining: '2' })).toBe(4)
})

it('fills in the id of the application [S2-3.027]', () => {
  expect(fillProjectId('/applications/$PID$/edit?back=$PID$', '7')).toBe('/applications/7/edit?back=7')
})
