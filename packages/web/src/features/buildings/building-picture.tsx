import type { Building } from '@hearthlight/domain/buildings/building'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { answersQuery } from '../../api/answers-api.ts'
import { houseFromAnswers } from '../../home/house-from-answers.ts'
import { useFeatures } from '../../platform/session.ts'
import { type DrawnHouse, USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'
import { homeName } from './address-line.ts'

const FRAME = [560, 400] as const

/** A small home has one storey. Portuguese ones stand on a slab and are warmed by a stove, if at all. */
function usualFor({ country, floor_area }: Building): DrawnHouse {
  const small = country === 'US' ? 1200 : 110
  const storeys = floor_area !== null && floor_area < small ? 1 : USUAL_HOUSE.storeys
  return country === 'PT'
    ? { ...USUAL_HOUSE, storeys: 1, foundation: 'slab', heatingSystem: 'stove', atticInsulation: 'none' }
    : { ...USUAL_HOUSE, storeys }
}

/** The house of this home as far as it is known; until somebody answers, the usual one. */
export function BuildingPicture({ building }: { building: Building }) {
  const { t } = useTranslation('buildings')
  const { assessment } = useFeatures()
  const { data } = useQuery({ ...answersQuery(building.id), enabled: assessment })
  return (
    <House
      house={houseFromAnswers(data ?? {}, usualFor(building))}
      title={t('list.house', { name: homeName(building, t('list.unnamed')) })}
      frame={FRAME}
    />
  )
}
