import { describe, expect, it } from 'vitest'
import { ENVIRONMENTS, environmentOf, showsEnvironmentBanner } from './environment.ts'

it('knows five environments [S1-1.012]', () => {
  expect(ENVIRONMENTS).toEqual(['dev', 'qa', 'staging', 'preprod', 'production'])
})

describe('environment by host', () => {
  it.each([
    ['localhost:3000', 'dev'],
    ['lakeshore.localhost', 'dev'],
    ['127.0.0.1', 'dev'],
    ['dev.home.acme.test', 'dev'],
    ['qa.home.acme.test', 'qa'],
    ['home-staging.acme.test', 'staging'],
    ['preprod.home.acme.test', 'preprod'],
    ['home.acme.test', 'production'],
    ['home.elsewhere.test', 'unknown'],
    ['develop.acme.test', 'unknown'],
  ])('%s is %s', (host, environment) => {
    expect(environmentOf(host, ['home.acme.test'])).toBe(environment)
  })
})

it('shows the banner on known hosts that are not production, unless it is turned off', () => {
  expect(showsEnvironmentBanner('qa', true)).toBe(true)
  expect(showsEnvironmentBanner('qa', false)).toBe(false)
  expect(showsEnvironmentBanner('production', true)).toBe(false)
  expect(showsEnvironmentBanner('unknown', true)).toBe(false)
})
