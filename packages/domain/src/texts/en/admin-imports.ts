import type { Texts } from '../namespaces.ts'

export const texts = {
  problem: {
    'no-file': 'Choose a CSV file first.',
    'not-csv':
      'This is not a CSV file we can read. Save it as CSV with comma, semicolon or tab between the columns, in UTF-8.',
    empty: 'There are no rows in this file. The first row holds the headings, the accounts follow.',
    'too-big': 'This file is larger than 50 MB. Split it and import the parts one after the other.',
    columns: 'Say for each account what its number, last name, address, city and zip are, each once.',
    stale:
      'Somebody else has gone on with this import. Here is where it stands now; nothing of yours was done.',
    over: 'This import is past that step. Here is where it stands now.',
  },
  title: 'Imports',
  accounts: 'Utility accounts',
  csv: { name: 'rows-to-repair.csv', row: 'Row', problem: 'Problem' },
  target: {
    account_id: 'Account number',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'Email',
    mailing_address: 'Mailing address',
    city: 'City',
    region: 'State or province',
    country: 'Country',
    zip: 'Zip',
    site_permission: 'Rights on the sites',
    site_id: 'Site number',
    site_address: 'Service address',
    site_city: 'City of the site',
    site_region: 'State of the site',
    site_zip: 'Zip of the site',
    none: 'Do not import',
  },
  problem_of: {
    missing: '{{field}} is empty',
    invalid: '{{field}} cannot be read',
    columns: 'The row has other columns than the headings',
    twice: 'The account and site stand twice',
  },
} as const satisfies Texts
