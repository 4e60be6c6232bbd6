import { useTranslation } from 'react-i18next'
import { type DrawnHouse, USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'

const BARE_HOUSE: DrawnHouse = {
  ...USUAL_HOUSE,
  storeys: 1,
  foundation: 'slab',
  atticInsulation: 'none',
  wallInsulation: 'none',
  heatingSystem: 'stove',
}

export function GhostHouse() {
  const { t } = useTranslation('shared')
  return <House house={BARE_HOUSE} title={t('not_found.picture')} mood="ghost" />
}
