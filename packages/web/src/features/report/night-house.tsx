import { useTranslation } from 'react-i18next'
import { House } from '../../ui/house/house.tsx'
import { USUAL_HOUSE } from '../../ui/house/house-answers.ts'

export function NightHouse() {
  const { t } = useTranslation('report')
  return <House answers={USUAL_HOUSE} title={t('error.picture')} mood="night" />
}
