import { screen } from '@testing-library/react'
import { useLocation } from 'react-router'

/** Says where the app is, for a test to read. */
export function Place() {
  const { pathname, search } = useLocation()
  return <output data-testid="place">{pathname + search}</output>
}

export const place = () => screen.getByTestId('place').textContent
