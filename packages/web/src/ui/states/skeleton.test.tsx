import { cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: {}, defaultNS: 'shared' })
})
afterEach(cleanup)

test('says of the page that it waits, until the last part has come', () => {
  const isLoading = () => document.documentElement.hasAttribute('data-loading')
  const first = render(<Skeleton label="Homes" />)
  const second = render(<Skeleton label="Plan" />)
  expect(isLoading()).toBe(true)
  first.unmount()
  expect(isLoading()).toBe(true)
  second.unmount()
  expect(isLoading()).toBe(false)
})
