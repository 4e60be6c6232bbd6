import { useTranslation } from 'react-i18next'
import { House } from '../../ui/house/house.tsx'
import { USUAL_HOUSE } from '../../ui/house/house-answers.ts'

export function GhostHouse() {
  const { t } = useTranslation('shared')
  return (
    <House
      answers={{ ...USUAL_HOUSE, storeys: 1, foundation: 'slab' }}
      title={t('not_found.picture')}
      mood="ghost"
    />
  )
}
