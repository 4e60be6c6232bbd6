import type { Environment } from './environment.ts'

const DEMO_PEOPLE = ['homeowner', 'meters', 'new', 'tester', 'admin', 'reviewer', 'advisor']

/** What a person who has just started it wants to know. */
export function welcome(environment: Environment, port: number | undefined): string {
  if (port === undefined) return 'Hearthlight works the job queue.'
  const url = environment.publicUrl?.origin ?? `http://localhost:${port}`
  // The output of a production server is kept in logs, and a password has no place there.
  const demo =
    environment.seedDemo && !environment.production
      ? [
          `  Other partners: http://boreale.localhost:${port}  http://tejo.localhost:${port}`,
          `  Demo people:    ${DEMO_PEOPLE.map((name) => `${name}@lakeshore.test`).join(', ')}, operator@platform.test`,
          '  Password:       Demo-pass-2026',
        ]
      : []
  const mailbox =
    environment.mail.kind === 'mailbox' && !environment.production
      ? [`  Mailbox:        ${url}/dev/mailbox`]
      : []
  return [`Hearthlight is at ${url}`, ...demo, ...mailbox].join('\n')
}
