import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SAMPLE_PROJECT, samplePage, sampleStep } from '../../../testing/sample-application.ts'
import { sampleMeasure } from '../../../testing/sample-measure.ts'
import { many, one, serveCalls } from '../../../testing/serve-calls.ts'
import { SOMEBODY } from '../../../testing/somebody.ts'
import { bootForTest, WithApp } from '../../../testing/with-app.tsx'
import { CheckAnswers } from './check-answers.tsx'

const FAMILY = '/api/v1/fulfill-integrate'
const field = (name: string, label: string, type: string) => ({
  name,
  label,
  type,
  required: 'false',
  rules: '',
  default_value: null,
  inline_help: null,
  field_group_id: 'quote',
})
const FORM = [
  field('cost', 'Quoted cost', 'Currency'),
  field('gap', '', 'Spacer'),
  field('tested', 'Tested', 'BOOLEAN'),
  field('rooms', 'Rooms', 'multi_select'),
  field('model', 'Model', 'Free-form'),
]
const stored = (name: string, value: string) => ({
  type: 'Free-form' as const,
  object_name: 'ProjectMeasure' as const,
  name,
  field_group_id: 'quote',
  value,
})
const FAN = sampleMeasure('1', {
  name: 'Fan',
  quantity: 1,
  units_qty_one: 'fan',
  fields: [stored('cost', '1480.5'), stored('tested', 'true'), stored('rooms', 'Bath;Hall')],
})
const PROJECT = {
  ...SAMPLE_PROJECT,
  retrofits: [FAN],
  steps: [
    { id: 'choice', type: 'measurelist' as const, name: 'Measures', is_complete: true },
    { id: 'details', type: 'measuredetails' as const, name: 'About each measure', is_complete: true },
    { id: 'terms', type: 'tandc' as const, name: 'Terms', is_complete: false },
  ],
}

it('shows how many of a measure there are and what was answered about it, with the way back to its step', async () => {
  await bootForTest({ settings: { enable_applications_integrated: true } }, SOMEBODY)
  serveCalls({
    [`GET ${FAMILY}/get_page_configuration`]: () => one('page_configuration', 'x', samplePage()),
    [`GET ${FAMILY}/measures/type`]: () =>
      one('measure_type', '1', {
        uuid: '1',
        measure_type: 'fan',
        field_groups: [{ id: 'quote', name: 'Quote', fields: FORM }],
      }),
    'GET /api/v1/contacts': () => many('contacts', []),
    'GET /api/v1/contacts/contact_field_info': () => many('contact_field_info', []),
  })
  const step = sampleStep({ id: 'terms', step_num: '3', steps_remaining: '1', step_type: 'tandc' })
  render(<CheckAnswers project={PROJECT} step={step} />, { wrapper: WithApp })
  const fan = within(await screen.findByRole('region', { name: 'Fan' }))
  const said = fan.getAllByRole('term').map((term) => [term.textContent, term.nextSibling?.textContent])
  expect(said).toEqual([
    ['Quantity', '1 fan'],
    ['Quoted cost', '$1,480.50'],
    ['Tested', 'Yes'],
    ['Rooms', 'Bath, Hall'],
    ['Model', 'Not given'],
  ])
  const change = screen.getByRole('link', { name: 'Change About each measure' })
  expect(change.getAttribute('href')).toContain('cs=2&cn=details&type=measuredetails')
})
