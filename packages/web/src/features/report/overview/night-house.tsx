import { useTranslation } from 'react-i18next'
import { USUAL_HOUSE } from '../../../ui/house/drawn-house.ts'
import { House } from '../../../ui/house/house.tsx'

export function NightHouse() {
  const { t } = useTranslation('report')
  return <House house={USUAL_HOUSE} title={t('error.picture')} mood="night" />
}
