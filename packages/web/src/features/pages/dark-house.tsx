import { useTranslation } from 'react-i18next'
import { USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'

export function DarkHouse() {
  const { t } = useTranslation('shared')
  return <House house={USUAL_HOUSE} title={t('maintenance.picture')} mood="night" />
}
