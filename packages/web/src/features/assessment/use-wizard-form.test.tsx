import { questionAt } from '@hearthlight/domain/forms/question-paths'
import { settleQuestion } from '@hearthlight/domain/forms/settle-question'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { receiveItems } from './answers/answer-store.ts'
import { useWizardForm } from './use-wizard-form.ts'

it('an answer leaves the questions the same objects, so that only its own question is drawn again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  const { result } = renderHook(() => useWizardForm('heating_system'), { wrapper: WithApp })
  const { questions, change } = result.current
  act(() => change('heating_system', 'boiler'))
  expect(result.current.read()['heating_system']).toBe('boiler')
  expect(result.current.questions).toBe(questions)
  expect(result.current.change).toBe(change)
})

it('takes a number as the reader writes it, and keeps one out of range where it was typed', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  const { result } = renderHook(() => useWizardForm('area_basics'), { wrapper: WithApp })
  act(() => result.current.change('floor_area', '1,850'))
  expect(result.current.read()['floor_area']).toBe('1850')
  expect(result.current.store.get().messages).toEqual({})
  act(() => result.current.change('floor_area', '20,000'))
  expect(result.current.read()['floor_area']).toBe('20,000')
  expect(result.current.store.get().messages).toEqual({ floor_area: 'This field must be at less than 16000' })
  act(() => result.current.change('floor_area', 7000))
  expect(result.current.store.get().messages).toEqual({})
  expect(result.current.read()['floor_area']).toBe('7000')
})

it('opens with the size and year of the building’s record', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  receiveItems('a home without answers', [])
  const record = { floor_area: 1640, construction_year: 1974 }
  const { result } = renderHook(() => useWizardForm('area_basics', record), { wrapper: WithApp })
  expect(result.current.read()['floor_area']).toBe('1640')
  expect(result.current.read()['construction_era']).toBe('1971_1980')
  act(() => result.current.change('construction_era', 'pre_1946'))
  expect(result.current.read()['construction_era']).toBe('pre_1946')
})

it('asks the efficiency on the scale and in the words of the chosen machine', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  const { result } = renderHook(() => useWizardForm('heating_system'), { wrapper: WithApp })
  const asked = questionAt(result.current.questions, 'heating_efficiency')
  if (asked?.kind !== 'field') throw new Error('nobody asks for the efficiency')
  const askedFor = (system: string) => settleQuestion(asked, () => [system])
  expect(askedFor('furnace').scale).toMatchObject({ min: 62, max: 98 })
  expect(askedFor('heat_pump_ducted').scale).toMatchObject({ min: 150, max: 400 })
  expect(askedFor('heat_pump_ducted').help_text).toContain('a COP of 3 is 300')
  expect(askedFor('stove').help_text).toBe('On the label or in the manual, as efficiency.')
  expect(askedFor('baseboard').scale).toBeUndefined()
})

it('judges the whole page at Next, and each answer anew from then on', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const floor_area = { required: true, default: undefined }
  const sections = { audit_sections: { area_basics: { field_overrides: { floor_area } } } }
  await bootForTest({ settings: { sections } })
  receiveItems('a home nobody has answered for', [])
  const { result } = renderHook(() => useWizardForm('area_basics'), { wrapper: WithApp })
  expect(result.current.summary).toBeNull()
  act(() => void result.current.isInOrder())
  expect(result.current.summary?.errors.map(({ name }) => name)).toEqual(['floor_area'])
  act(() => result.current.change('floor_area', 'unknown'))
  expect(result.current.summary).toBeNull()
  expect(result.current.isInOrder()).toBe(true)
})

it('needs one answer under a choice whose details are required, and one is enough [S1-5.019]', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  const detail = (name: string) => ({ name, type: 'text', label: name, required: true })
  const boiler = {
    value: 'boiler',
    label: 'Boiler',
    sub_fields: [detail('boiler_make'), detail('boiler_model')],
  }
  const heating = {
    name: 'heating_system',
    type: 'buttons',
    label: 'What heats your home?',
    enable_sub_fields: true,
    options: [boiler, { value: 'stove', label: 'Stove' }],
  }
  const heating_system = { sub_sections: [{ name: 'heating', fields: [heating] }] }
  await bootForTest({ settings: { sections: { audit_sections: { heating_system } } } })
  receiveItems('a home with a boiler', [])
  const { result } = renderHook(() => useWizardForm('heating_system'), { wrapper: WithApp })
  const next = () => {
    act(() => void result.current.isInOrder())
    return result.current.store.get().messages
  }
  act(() => result.current.change('heating_system', 'boiler'))
  expect(Object.values(next())).toContain('This field is required.')
  act(() => result.current.change('boiler_model', 'Vitodens'))
  expect(next()).toEqual({})
  act(() => result.current.change('heating_system', 'stove'))
  expect(next()).toEqual({})
})
