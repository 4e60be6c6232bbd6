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
  [{ S3_ENDPOINT: 'http://s3' }, 'S3_BUCKET is required when S3_ENDPOINT is set.'],
  [
    { HEARTHLIGHT_ROLE: 'worker' },
    'HEARTHLIGHT_ROLE=worker needs DATABASE_URL: the embedded database serves one process only.',
  ],
])('refuses %j in one line that names the variable', (env, line) => {
  expect(() => readEnvironment(env)).toThrow(line)
})
