import { LONGEST_IMPORT_ROW, MAX_IMPORT_BYTES } from '@hearthlight/domain/accounts/import/account-import'
import { MOST_ROLES } from '@hearthlight/domain/accounts/staff/staff-role'
import { MOST_KEYS } from '@hearthlight/domain/api-keys/api-key'
import { MOST_UNANSWERED } from '@hearthlight/domain/applications/application-message'
import { MOST_HOMES } from '@hearthlight/domain/buildings/most-homes'
import { MOST_CONTACTS } from '@hearthlight/domain/contacts/contact'
import {
  EXPORT_DAYS,
  MOST_BEING_MADE,
  MOST_EXPORTED_ROWS,
  MOST_WAITING,
} from '@hearthlight/domain/exports/export-file'
import { MOST_SCHEDULES } from '@hearthlight/domain/exports/export-schedule'
import { LONGEST_TEXT } from '@hearthlight/domain/incentives/simple-pattern'
import { MOST_READINGS, MOST_SERIES } from '@hearthlight/domain/meters/stored/stored-series'
import { MOST_IMPORT_CHARACTERS, MOST_PAYMENT_LINES } from '@hearthlight/domain/payments/payment'
import { PROGRAM_LIMITS } from '@hearthlight/domain/programs/lint/lint-size'
import { MOST_SAVED_VIEWS } from '@hearthlight/domain/records/saved-view'
import { MOST_CHANGES, MOST_WORKS } from '@hearthlight/domain/savings/home-savings'
import { WEATHER_LIMITS } from '@hearthlight/domain/savings/weather/weather'
import { FILE_LIMITS, MOST_CONFIGURATION } from '@hearthlight/domain/studio/contract/studio-contract'
import { MOST_AGREED_WORDS } from '@hearthlight/domain/studio/translations/agreed-words'
import { FAILURES_BEFORE_PAUSE, MOST_WEBHOOKS } from '@hearthlight/domain/webhooks/webhook-limits'

const figure = (value: number) => value.toLocaleString('en')

/** What is the same for every partner, so that none can make another wait. Whoever meets one reads a sentence about it. */
const LIMITS: readonly (readonly [what: string, most: string])[] = [
  ['questions of a program', figure(PROGRAM_LIMITS.questions)],
  [
    'questions of a program in a row, each shown by an answer to the one before',
    String(PROGRAM_LIMITS.chain),
  ],
  ['a program, as JSON', `${figure(PROGRAM_LIMITS.characters / 1000)} kB`],
  ['calls of one partner in work at once, and while people of another come too', '14 and 2'],
  ['calls that wait for their answers on one connection, which one more closes', '16'],
  ['calls that wait for a person, and for a partner', '100 and 400'],
  ['a call by somebody who is not signed in', '16 kB'],
  ['any other call without a file', '1 MB, JSON of 100 levels and 20,000 values'],
  ['large bodies of one partner in memory at once, and while people of another send some too', '12 and 4'],
  ['a text that a rule by a pattern is asked of', `${LONGEST_TEXT} signs`],
  ['mails with a link that a person asked for', 'one a minute, five in 15 minutes'],
  ['mails to whoever has an address that somebody signs up with', 'one a minute'],
  ['applications without an account that begin with one address', '10 in a day'],
  ['homes of a person', String(MOST_HOMES)],
  ['meters of a home', String(MOST_SERIES)],
  [
    'readings of a home, and of all homes of a person',
    `${figure(MOST_READINGS.ofHome)} and ${figure(MOST_READINGS.ofPerson)}`,
  ],
  ['work on a home, and changes in it', `${MOST_WORKS} and ${MOST_CHANGES}`],
  ['times in a day that a person agrees to the same', '20'],
  ['contacts of a person', String(MOST_CONTACTS)],
  ['messages of an applicant in a day about an application that nobody answers', String(MOST_UNANSWERED)],
  ['the configuration of a site, as JSON', `${figure(MOST_CONFIGURATION / 1_000_000)} MB`],
  ['words agreed on in a language', String(MOST_AGREED_WORDS)],
  ['an exported site, as a file', `${FILE_LIMITS.bytes / 1024 / 1024} MB`],
  ['pictures in it', `${FILE_LIMITS.pictures}, ${FILE_LIMITS.pictureBytes / 1024 / 1024} MB together`],
  ['programs and incentives in it', `${FILE_LIMITS.programs} and ${FILE_LIMITS.incentives}`],
  ['rows of an export, which is there for its maker', `${figure(MOST_EXPORTED_ROWS)}, ${EXPORT_DAYS} days`],
  ['exports that are being made', `${MOST_BEING_MADE} of one person, ${MOST_WAITING} of all`],
  ['exports that are made regularly', String(MOST_SCHEDULES)],
  ['API keys that work', String(MOST_KEYS)],
  ['roles of your own', String(MOST_ROLES)],
  ['saved views of all your people', String(MOST_SAVED_VIEWS)],
  ['webhook endpoints', String(MOST_WEBHOOKS)],
  [
    'failures of an endpoint in a row, over an hour at least, before it is paused and staff are told',
    String(FAILURES_BEFORE_PAUSE),
  ],
  ['tries at once to reach endpoints, and one of them', '4 and 2'],
  ['an answer of a program system of your own', '5 MB, a file 30 MB; 10 seconds with all tries'],
  ['a file of accounts to import', `${MAX_IMPORT_BYTES / 1024 / 1024} MB`],
  ['a row of it', `${figure(LONGEST_IMPORT_ROW)} characters`],
  ['payments in one file, and rows in the answer to it', figure(MOST_PAYMENT_LINES)],
  ['rows of a table of temperatures', figure(WEATHER_LIMITS.rows)],
  ['the answer to a payment file', `${MOST_IMPORT_CHARACTERS / 1_000_000} MB`],
]

export const limitsTable = () =>
  ['| what | at most |', '|---|---|', ...LIMITS.map(([what, most]) => `| ${what} | ${most} |`)].join('\n')
