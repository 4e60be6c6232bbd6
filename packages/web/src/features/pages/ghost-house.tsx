import { useTranslation } from 'react-i18next'
import { House } from '../../ui/house/house.tsx'
import { type HouseAnswers, USUAL_HOUSE } from '../../ui/house/house-answers.ts'

const BARE_HOUSE: HouseAnswers = {
  ...USUAL_HOUSE,
  storeys: 1,
  foundation: 'slab',
  atticInsulation: 'none',
  wallInsulation: 'none',
  heatingSystem: 'stove',
}

export function GhostHouse() {
  const { t } = useTranslation('shared')
  return <House answers={BARE_HOUSE} title={t('not_found.picture')} mood="ghost" />
}
