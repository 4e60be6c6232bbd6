import { staffState } from '@hearthlight/domain/accounts/staff/roles'
import type { StaffAdvisor } from '@hearthlight/domain/scheduling/staff-advisor'
import { LANGUAGES, type Language } from '@hearthlight/domain/texts/namespaces'
import type { listProjectTypes, StoredAdvisor } from './staff-advisor-store.ts'

type ProjectType = Awaited<ReturnType<typeof listProjectTypes>>[number]

/** The partner's kinds of work in words, in the order of their names. */
export const nameTypes = (types: readonly ProjectType[], language: Language) =>
  types
    .map(({ id, code, names = {} }) => ({ id, name: names[language] ?? Object.values(names)[0] ?? code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, language))

export const presentAdvisor = (
  row: StoredAdvisor,
  types: readonly { readonly id: string; readonly name: string }[],
): StaffAdvisor => ({
  name: row.name,
  email: row.email,
  phone: row.phone,
  zips: row.zips,
  time_zone: row.time_zone,
  is_active: row.is_active,
  staff_name: row.staff_name,
  revision: row.revision,
  sign_in: row.staff_name === null ? 'none' : staffState(row),
  languages: LANGUAGES.filter((language) => row.languages.includes(language)),
  project_types: types.filter(({ id }) => row.project_type_ids.includes(id)),
  coming_visits: row.coming.booked,
  free_timeslots: row.coming.free,
})
