import type { WizardSettings } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { usePartner } from '../platform/partner.ts'
import { useFeatures } from '../platform/session.ts'

/** Which pages of the assessment there are for a building: the wizard and the way back into it ask the same. */
export function useWizardSettings(
  building: Pick<Building, 'virtual_audit_mode'> | undefined,
): WizardSettings {
  const { audit_sections: sections } = usePartner().settings.sections
  const { billsStep } = useFeatures()
  return { sections, mode: building?.virtual_audit_mode ?? 'lite', hasBills: billsStep }
}
