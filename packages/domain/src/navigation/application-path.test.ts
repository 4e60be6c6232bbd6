import { expect, it } from 'vitest'
import { applicationPath, updatePath } from './application-path.ts'

it('leads to the rebates of the home that the application is for', () => {
  const rebate = { id: 'a1', kind: 'Offer', building_id: 'b2' } as const
  expect(applicationPath(rebate)).toBe('/incentives?buildingId=b2&application=a1')
  expect(updatePath(rebate)).toBe('/incentives?buildingId=b2&application=a1')
})

it('leads to the page of an application to a program, or to its steps', () => {
  const program = { id: 'a1', kind: 'Program', building_id: 'b2' } as const
  expect(applicationPath(program)).toBe('/applications/a1')
  expect(updatePath(program)).toBe('/applications/a1/edit')
})
