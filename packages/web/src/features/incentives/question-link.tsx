import { isOpen } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { placeOfFact } from '@hearthlight/domain/incentives/classification/place-of-fact'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { toField } from '../../forms/use-asked-field.ts'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'

type Props = { building: Building; fact: string; children: ReactNode }

/**
 * Leads to the question of a fact: to its field on the page that asks it, or to the report, where every answer can be corrected, while the home
 * does not have that page. A record
 * that is not to be changed, or a field that its form does not ask, has no link.
 */
export function QuestionLink({ building, fact, children }: Props) {
  const { assessment, editBuilding } = useFeatures()
  const settings = useWizardSettings(building)
  const place = placeOfFact(fact)
  const { fields } = usePartner().settings.sections.building_details
  if (place.kind === 'record')
    return editBuilding && fields.some(({ name }) => name === fact) ? (
      <Link to={pathTo('building-details', { id: building.id }) + toField(fact)}>{children}</Link>
    ) : null
  if (!assessment) return null
  if (isOpen(settings, place.section)) return <Link to={pathTo(place.page) + toField(fact)}>{children}</Link>
  if (building.extra_info.virtual_audit === null) return null
  return <Link to={`${pathTo('home-overview')}#method`}>{children}</Link>
}
