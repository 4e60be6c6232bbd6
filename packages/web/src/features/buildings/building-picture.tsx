import type { Building } from '@hearthlight/domain/buildings/building'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { House } from '../../ui/house/house.tsx'
import { houseAnswersFrom, USUAL_HOUSE } from '../../ui/house/house-answers.ts'
import { homeName } from './address-line.ts'
import { answersQuery } from './home-summary.ts'

const FRAME = [560, 400] as const

/** The house of this home as far as it is known; until somebody answers, the usual one. */
export function BuildingPicture({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const { data } = useQuery(answersQuery(building))
  return (
    <House
      answers={data === undefined ? USUAL_HOUSE : houseAnswersFrom(data)}
      title={t('list.house', { name: homeName(building, t('list.unnamed')) })}
      frame={FRAME}
    />
  )
}
