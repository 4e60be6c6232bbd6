import { useTranslation } from 'react-i18next'
import { House } from '../../ui/house/house.tsx'
import { USUAL_HOUSE } from '../../ui/house/house-answers.ts'

export function DarkHouse() {
  const { t } = useTranslation('shared')
  return <House answers={USUAL_HOUSE} title={t('maintenance.picture')} mood="night" />
}
