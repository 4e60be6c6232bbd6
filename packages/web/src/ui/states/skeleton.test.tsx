import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Skeleton } from './skeleton.tsx'

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
