import { isOpen } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { placeOfFact } from '@hearthlight/domain/incentives/classification/place-of-fact'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { useFeatures } from '../../platform/session.ts'

type Props = { building: Building; fact: string; children: ReactNode }

/**
 * Leads to the question of a fact: to its page, or to the report, where every answer can be corrected, while the home
 * does not have that page. A record that is not to be changed has no link.
 */
export function QuestionLink({ building, fact, children }: Props) {
  const { assessment, editBuilding } = useFeatures()
  const settings = useWizardSettings(building)
  const place = placeOfFact(fact)
  if (place.kind === 'record')
    return editBuilding ? <Link to={pathTo('building-details', { id: building.id })}>{children}</Link> : null
  if (!assessment) return null
  if (isOpen(settings, place.section)) return <Link to={pathTo(place.page)}>{children}</Link>
  if (building.extra_info.virtual_audit === null) return null
  return <Link to={`${pathTo('home-overview')}#method`}>{children}</Link>
}
