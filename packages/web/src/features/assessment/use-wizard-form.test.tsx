import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
import { receiveItems } from './answer-store.ts'
import { useWizardForm } from './use-wizard-form.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

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
