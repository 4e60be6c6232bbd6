import { resumePage } from '@hearthlight/domain/assessment/wizard/wizard-navigation'
import { wizardPage } from '@hearthlight/domain/assessment/wizard/wizard-pages'
import type { Building } from '@hearthlight/domain/buildings/building'
import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { chooseBuilding, lastPageOf } from '../../home/current-building.ts'
import { useWizardSettings } from '../../home/wizard-settings.ts'
import { isBuilt } from '../../platform/boot/built-routes.ts'
import { useFeatures } from '../../platform/session.ts'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useTakenOver } from '../../ui/taken-over.ts'

/** Start without an assessment, overview with one (spec 1 section 2); neither while assessment is off. */
export function AssessmentAction({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const navigate = useNavigate()
  const { assessment } = useFeatures()
  const settings = useWizardSettings(building)
  const isTakenOver = useTakenOver()
  const { id, virtual_audit_mode: auditMode, extra_info } = building
  if (!assessment) return null
  if (extra_info.virtual_audit !== null) {
    if (!isBuilt('home-overview')) return null
    return <LinkButton to={pathTo('home-overview', {}, { buildingId: id })}>{t('list.overview')}</LinkButton>
  }
  if (!isBuilt('fuel-type')) return null
  // What this device remembers, a page that the server has drawn does not know.
  const page = extra_info.current_page ?? (isTakenOver ? wizardPage(lastPageOf(id)) : null)
  const start = () => {
    chooseBuilding({ id, auditMode })
    void navigate(pathTo(resumePage(settings, page)))
  }
  return <Button onClick={start}>{page === null ? t('list.start') : t('list.resume')}</Button>
}

export function DetailsLink({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const { updateBuilding } = useFeatures()
  return (
    <LinkButton variant="quiet" to={pathTo('building-details', { id: building.id })}>
      {updateBuilding ? t('list.edit') : t('list.view')}
    </LinkButton>
  )
}
