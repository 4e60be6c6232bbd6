import path from 'node:path'
import { expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

it('starts with nothing set: port 3000 on this machine, embedded database, demo seeded', () => {
  expect(readEnvironment({})).toMatchObject({
    production: false,
    role: 'all',
    host: '127.0.0.1',
    port: 3000,
    database: { kind: 'embedded', folder: path.resolve('data/database') },
    mail: { kind: 'mailbox' },
    files: { kind: 'disk', folder: path.resolve('data/files') },
    seedDemo: true,
  })
})
it('does not seed a PostgreSQL server unless it is asked to', () => {
  const url = 'postgres://db/hearthlight'
  expect(readEnvironment({ DATABASE_URL: url }).seedDemo).toBe(false)
  expect(readEnvironment({ DATABASE_URL: url, SEED_DEMO: 'true' }).seedDemo).toBe(true)
})
const PRODUCTION = { NODE_ENV: 'production', SESSION_SECRET: 'a secret that is long enough for this' }
const BEHIND_PROXY = { ...PRODUCTION, PUBLIC_URL: 'https://energy.example' }

it('makes no demo in production unless it is told to, whatever the database', () => {
  expect(readEnvironment(BEHIND_PROXY).seedDemo).toBe(false)
  expect(readEnvironment({ ...BEHIND_PROXY, DATABASE_URL: 'postgres://db/x' }).seedDemo).toBe(false)
  expect(readEnvironment({ ...BEHIND_PROXY, SEED_DEMO: 'true' }).seedDemo).toBe(true)
})
it('shows the pages of the API while it is being tried, and in production only when told to', () => {
  expect(readEnvironment({}).apiPages).toBe(true)
  expect(readEnvironment(BEHIND_PROXY).apiPages).toBe(false)
  expect(readEnvironment({ ...BEHIND_PROXY, API_PAGES: 'true' }).apiPages).toBe(true)
})
it('believes the proxy of this machine when the public address is https and none is named', () => {
  expect(readEnvironment(BEHIND_PROXY).trustProxy).toBe('loopback')
  expect(readEnvironment({ ...BEHIND_PROXY, TRUST_PROXY: '10.0.0.7' }).trustProxy).toBe('10.0.0.7')
  expect(readEnvironment({ PUBLIC_URL: 'http://energy.example' }).trustProxy).toBeUndefined()
})
it('waits half a minute for a request and for what is computed unless told otherwise', () => {
  expect(readEnvironment({})).toMatchObject({ requestTimeoutMs: 30_000, workTimeoutMs: 30_000 })
  expect(readEnvironment({ WORK_TIMEOUT_SECONDS: '120' }).workTimeoutMs).toBe(120_000)
  expect(readEnvironment({}).stopAfterMs).toBe(0)
  expect(readEnvironment({ STOP_AFTER_SECONDS: '15' }).stopAfterMs).toBe(15_000)
  expect(readEnvironment({ REQUEST_TIMEOUT_SECONDS: '90' }).requestTimeoutMs).toBe(90_000)
})
it('treats an empty value as absent', () => {
  expect(readEnvironment({ PORT: '', SMTP_URL: '' })).toMatchObject({ port: 3000, mail: { kind: 'mailbox' } })
})
it.each([
  [{ PORT: 'three' }, 'PORT must be a port number from 0 to 65535.'],
  [{ PORT: '70000' }, 'PORT must be a port number from 0 to 65535.'],
  [
    { DATABASE_URL: 'mysql://db' },
    'DATABASE_URL must be a URL that begins with postgres:// or postgresql://.',
  ],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL that begins with smtp:// or smtps://.'],
  [{ SEED_DEMO: 'yes' }, 'SEED_DEMO must be true or false.'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must be at least 32 characters long.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.'],
  [{ NODE_ENV: 'production' }, 'SESSION_SECRET is required when NODE_ENV=production.'],
  [
    PRODUCTION,
    'TRUST_PROXY or a PUBLIC_URL that begins with https:// is required when NODE_ENV=production: without it cookies would travel in the clear.',
  ],
  [
    { ...PRODUCTION, PUBLIC_URL: 'http://energy.example' },
    'TRUST_PROXY or a PUBLIC_URL that begins with https:// is required when NODE_ENV=production',
  ],
  [
    { ...BEHIND_PROXY, HOST: '0.0.0.0' },
    'TRUST_PROXY is required when NODE_ENV=production and HOST=0.0.0.0: without it every caller would count as the proxy.',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must name addresses or networks, separated by commas, e.g. loopback or 10.0.0.0/8.',
  ],
  [{ API_PAGES: 'on' }, 'API_PAGES must be true or false.'],
  [{ STOP_AFTER_SECONDS: '21' }, 'STOP_AFTER_SECONDS must be a number of seconds from 0 to 20.'],
  [{ WORK_TIMEOUT_SECONDS: '-1' }, 'WORK_TIMEOUT_SECONDS must be a number of seconds from 1 to 9999.'],
  [{ REQUEST_TIMEOUT_SECONDS: '0' }, 'REQUEST_TIMEOUT_SECONDS must be a number of seconds from 1 to 9999.'],
  [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET is required when S3_ENDPOINT is set.'],
  [
    { HEARTHLIGHT_ROLE: 'worker' },
    'HEARTHLIGHT_ROLE=worker needs DATABASE_URL: the embedded database serves one process only.',
  ],
])('refuses %j in one line that names the variable', (env, line) => {
  expect(() => readEnvironment(env)).toThrow(line)
})
it('knows which partners have a program system of their own, by their code', () => {
  expect(readEnvironment({}).remotePrograms.size).toBe(0)
  const secret = 'x'.repeat(32)
  const given = { PROGRAMS_LAKESHORE_URL: 'https://programs.example/api/', PROGRAMS_LAKESHORE_SECRET: secret }
  expect([...readEnvironment(given).remotePrograms]).toEqual([
    ['lakeshore', { url: 'https://programs.example/api', secret }],
  ])
  expect(() => readEnvironment({ ...given, PROGRAMS_LAKESHORE_URL: 'http://programs.example' })).toThrow(
    'PROGRAMS_LAKESHORE_URL must be a URL that begins with https://.',
  )
  expect(() => readEnvironment({ ...given, PROGRAMS_LAKESHORE_SECRET: 'short' })).toThrow(
    'PROGRAMS_LAKESHORE_SECRET must be at least 32 characters long.',
  )
})
it('knows where the virus scanner listens, on a socket or on a port', () => {
  expect(readEnvironment({}).virusScanner).toBeUndefined()
  expect(readEnvironment({ CLAMD_URL: 'unix:///run/clamd.ctl' }).virusScanner).toEqual({
    path: '/run/clamd.ctl',
  })
  expect(readEnvironment({ CLAMD_URL: 'tcp://scanner:3310' }).virusScanner).toEqual({
    host: 'scanner',
    port: 3310,
  })
  for (const CLAMD_URL of ['scanner:3310', 'tcp://scanner', 'tcp://scanner:99999', 'unix:clamd.ctl'])
    expect(() => readEnvironment({ CLAMD_URL })).toThrow(
      'CLAMD_URL must be unix:///path/of/the/socket or tcp://host:port.',
    )
})
