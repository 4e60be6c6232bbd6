import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { bootForTest, WithApp } from '../../testing/with-app.tsx'
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
