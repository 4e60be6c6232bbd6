import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { receiveItems } from './answer-store.ts'
import { useSectionForm } from './use-section-form.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('an answer leaves the fields the same objects, so that only its own question is drawn again', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  const { result } = renderHook(() => useSectionForm('heating_system'), { wrapper: WithApp })
  const { fields, change } = result.current
  act(() => change('heating_system', 'boiler'))
  expect(result.current.values['heating_system']).toBe('boiler')
  expect(result.current.fields).toBe(fields)
  expect(result.current.change).toBe(change)
})

it('takes a number as the reader writes it, and keeps one out of range where it was typed', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  const { result } = renderHook(() => useSectionForm('area_basics'), { wrapper: WithApp })
  act(() => result.current.change('floor_area', '1,850'))
  expect(result.current.values['floor_area']).toBe('1850')
  expect(result.current.errors).toEqual({})
  act(() => result.current.change('floor_area', '20,000'))
  expect(result.current.values['floor_area']).toBe('20,000')
  expect(result.current.errors).toEqual({ floor_area: 'This field must be at less than 16000' })
  act(() => result.current.change('floor_area', 7000))
  expect(result.current.errors).toEqual({})
  expect(result.current.values['floor_area']).toBe('7000')
})

it('opens with the size and year of the building’s record', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  await bootForTest()
  receiveItems('a home without answers', [])
  const record = { floor_area: 1640, construction_year: 1974 }
  const { result } = renderHook(() => useSectionForm('area_basics', record), { wrapper: WithApp })
  expect(result.current.values['floor_area']).toBe('1640')
  expect(result.current.values['construction_era']).toBe('1971_1980')
  act(() => result.current.change('construction_era', 'pre_1946'))
  expect(result.current.values['construction_era']).toBe('pre_1946')
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
  const { result } = renderHook(() => useSectionForm('heating_system'), { wrapper: WithApp })
  const next = () => {
    let errors: Record<string, string> = {}
    act(() => {
      errors = result.current.submit()
    })
    return errors
  }
  act(() => result.current.change('heating_system', 'boiler'))
  expect(Object.values(next())).toContain('This field is required.')
  act(() => result.current.change('boiler_model', 'Vitodens'))
  expect(next()).toEqual({})
  act(() => result.current.change('heating_system', 'stove'))
  expect(next()).toEqual({})
})
