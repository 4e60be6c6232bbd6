import { expect, it } from 'vitest'
import { sampleProgram } from '../testing/sample-program.ts'
import { presentStep } from './present-step.ts'

it('gives each button of a step its own address and its own words [S2-3.026]', () => {
  const buttons = {
    cancel_url: '/offers',
    cancel_label: { en: 'Leave it' },
    add_url: '/applications/$PID$/edit?cn=things',
    add_label: { en: 'Add another' },
    next_label: { en: 'Go on' },
  }
  const program = sampleProgram()
  const steps = program.steps.map((step) => ({ step, isComplete: false, isTouched: false }))
  const [first, second] = steps
  if (first === undefined || second === undefined) throw new Error('no steps')
  const shown = [
    first,
    { ...second, step: { ...second.step, buttons: { hide_previous: false, ...buttons } } },
  ]
  expect(presentStep(program, shown, 1, 'begun', 'en')).toEqual({
    id: 'things',
    step_num: '2',
    steps_remaining: '1',
    step_name: 'Things',
    step_type: 'measurelist',
    step_url: '/applications/$PID$/edit?cs=2&cn=things&type=measurelist',
    project_status: 'Begun',
    hide_prev_btn: false,
    cancel_btn_url: '/offers',
    cancel_btn_lbl: 'Leave it',
    add_btn_url: '/applications/$PID$/edit?cn=things',
    add_btn_label: 'Add another',
    next_btn_label: 'Go on',
    message: null,
  })
  expect(presentStep(program, shown, 0, 'begun', 'en')).toMatchObject({
    hide_prev_btn: true,
    cancel_btn_url: null,
    cancel_btn_lbl: null,
    add_btn_url: null,
    add_btn_label: null,
    next_btn_label: null,
  })
})
