import type { WizardSettings } from '@hearthlight/domain/assessment/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'

/** Which pages there are for a building; bills are part of its record, so they need the right to change it. */
export function useWizardSettings(
  building: Pick<Building, 'virtual_audit_mode'> | undefined,
): WizardSettings {
  const { audit_sections: sections } = usePartner().settings.sections
  const { billsStep, updateBuilding, editBuilding } = useFeatures()
  return {
    sections,
    mode: building?.virtual_audit_mode ?? 'lite',
    hasBills: billsStep && updateBuilding && editBuilding,
  }
}
