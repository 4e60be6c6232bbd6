import { describe, expect, it } from 'vitest'
import { ENVIRONMENTS, environmentOf, showsEnvironmentBanner } from './environment.ts'

describe('environment by host', () => {
  const HOSTS = [
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
    ['uat.home.acme.test', 'unknown'],
  ] as const
  const of = (host: string) => environmentOf(host, ['home.acme.test'])

  it.each(HOSTS)('%s is %s', (host, environment) => {
    expect(of(host)).toBe(environment)
  })
  it('is one of five, or unknown [S1-1.012]', () => {
    expect(ENVIRONMENTS).toEqual(['dev', 'qa', 'staging', 'preprod', 'production'])
    expect(new Set(HOSTS.map(([host]) => of(host)))).toEqual(
      new Set(['dev', 'qa', 'staging', 'preprod', 'production', 'unknown']),
    )
  })
})

it('shows the banner on known hosts that are not production, unless it is turned off', () => {
  expect(showsEnvironmentBanner('qa', true)).toBe(true)
  expect(showsEnvironmentBanner('qa', false)).toBe(false)
  expect(showsEnvironmentBanner('production', true)).toBe(false)
  expect(showsEnvironmentBanner('unknown', true)).toBe(false)
})
