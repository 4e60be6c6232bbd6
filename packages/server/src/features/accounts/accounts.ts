import { accountProblems } from '@hearthlight/domain/accounts/account-problems'
import { importProblems } from '@hearthlight/domain/accounts/import/import-problems'
import { peopleProblems } from '@hearthlight/domain/accounts/people/people-problems'
import { FAILURE_WINDOW_MS } from '@hearthlight/domain/accounts/sign-in/slow-down'
import { staffProblems } from '@hearthlight/domain/accounts/staff/staff-problems'
import type { Feature } from '../../platform/feature.ts'
import type { Job } from '../../platform/jobs/job.ts'
import { accountRoutes } from './account-routes.ts'
import type {} from './account-tables.ts'
import { accountImportRoutes } from './import/account-import-routes.ts'
import { forgetImports } from './import/account-imports.ts'
import type { ImportDeps } from './import/import-deps.ts'
import type {} from './import/import-tables.ts'
import { up as accountImports } from './migrations/0240-account-imports.ts'
import { up as erasedPeople } from './migrations/0241-erased-people.ts'
import { up as searchPeople } from './migrations/0242-search-people.ts'
import { up as changeOfEmail } from './migrations/0386-change-of-email.ts'
import { up as colleagues } from './migrations/0400-colleagues.ts'
import { up as addressesOfStaff } from './migrations/0461-addresses-of-staff.ts'
import { up as sitesByCity } from './migrations/0520-sites-by-city.ts'
import { accountsPersonalData } from './personal-data-store.ts'
import { deleteFailuresBefore } from './sessions/sign-in-failure-store.ts'
import type { SsoDeps } from './single-sign-on/sso-deps.ts'
import type { StaffDeps } from './staff/staff-deps.ts'

type Deps = SsoDeps & StaffDeps & ImportDeps & { readonly jobs: readonly Job[] }

export const accounts: Feature<{ readonly accounts: Deps }> = {
  name: 'accounts',
  personal: accountsPersonalData,
  problems: { ...accountProblems, ...importProblems, ...peopleProblems, ...staffProblems },
  migrations: {
    '0240-account-imports': { up: accountImports },
    '0241-erased-people': { up: erasedPeople },
    '0242-search-people': { up: searchPeople },
    '0386-change-of-email': { up: changeOfEmail },
    '0400-colleagues': { up: colleagues },
    '0461-addresses-of-staff': { up: addressesOfStaff },
    '0520-sites-by-city': { up: sitesByCity },
  },
  passing: {
    sso_sessions: 'goes with its session',
    sso_requests: 'minutes',
    one_time_tokens: 'hours; what a token is used for has its line',
    staff_password_tokens:
      'an hour, an invitation a week; choosing the password and joining have their lines',
    staff_challenges: 'minutes',
    staff_email_changes: 'days, until it is confirmed; asking and confirming have their lines',
    used_proofs: 'until the proof would have ended',
    sign_in_failures: 'a quarter of an hour',
    account_imports: 'a month; what an import does has its lines',
    account_import_rows: 'until the import is over',
    account_import_refusals: 'goes with its import',
  },
  open: ({ accounts: deps }) => ({
    jobs: deps.jobs,
    routes: async (app) => {
      await app.register(accountRoutes(deps))
      await app.register(accountImportRoutes(deps))
    },
    forget: async () => {
      await deleteFailuresBefore(deps.db, new Date(deps.now().getTime() - FAILURE_WINDOW_MS))
      await forgetImports(deps)
    },
  }),
}
