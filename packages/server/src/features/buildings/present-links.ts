import type { BuildingLinks } from '@hearthlight/domain/buildings/building-links'
import type { RebateProject } from '@hearthlight/domain/buildings/rebate-project'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import type { StoredLinks } from './building-links-store.ts'

/** The applications of the person, of whatever building. */
export const presentApplications = ({ applications }: StoredLinks, language: Language): RebateProject[] =>
  applications.map(({ title, project_type_id, project_type, visit, ...stored }) => ({
    ...stored,
    name: title[language] ?? '',
    project_type: { id: project_type_id, name: project_type[language] ?? '' },
    schedule_plan_assigment: visit && { timeslot: visit },
  }))

/** What hangs from one building. */
export function presentLinks(
  buildingId: string,
  links: StoredLinks,
  language: Language,
): Omit<BuildingLinks, 'va_recommended_offers' | 'va_recommended_subsidies'> {
  const own = presentApplications(links, language).filter(({ building_id }) => building_id === buildingId)
  return {
    applications: links.own,
    rebate_project: own,
    rebate_project_type_ids: [...new Set(own.map(({ project_type }) => project_type.id))],
    total_project_update_requested: own.filter(({ requested_edit }) => requested_edit !== null).length,
    ea_assignment: Object.fromEntries(
      links.assignments.map(({ project_type_id, energy_advisor, incentive_ids }) => [
        project_type_id,
        { contacted: true, energy_advisor, incentive_ids: [...incentive_ids] },
      ]),
    ),
    has_contacted_energy_advisor: links.assignments.length > 0,
    available_energy_advisors: links.advisors.map(({ id, name }) => ({ id, name })),
    available_energy_advisors_with_admins: links.advisors.flatMap(({ id, name, admin_id }) =>
      // Not the id of their account, with which accounts are made in their name.
      admin_id === null ? [] : [{ id, name, energy_advisor_admin: { admin_id: id } }],
    ),
    comments: links.comments,
  }
}
