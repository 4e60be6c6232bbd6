import { useTranslation } from 'react-i18next'
import { usePartner } from '../../platform/partner.ts'
import { LazyDarkHouse } from './lazy-house.tsx'
import { TextPage } from './text-page.tsx'

export function MaintenanceScreen() {
  const { t } = useTranslation('shared')
  const { maintenance } = usePartner().settings.sections
  return (
    <TextPage
      title={maintenance.title ?? t('maintenance.title')}
      text={maintenance.text ?? t('maintenance.text')}
      action={maintenance.call_to_action}
      picture={<LazyDarkHouse />}
    />
  )
}
