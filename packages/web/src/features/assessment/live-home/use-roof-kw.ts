import { roofKw } from '@hearthlight/domain/assessment/facts/roof-room'
import { VOCABULARY } from '@hearthlight/domain/shared/vocabulary'
import { useInput } from './use-live-estimate.ts'

/** What the roof of the home as it is told so far holds, in kW of panels. */
export function useRoofKw(): number | undefined {
  const area = useInput('area_basics', 'floor_area')?.value
  const type = useInput('house_type', 'house_type')?.value
  const storeys = useInput('house_type', 'storeys')?.value
  const houseType = VOCABULARY.house_type.house_type.options.find((option) => option === type)
  if (typeof area !== 'number' || houseType === undefined) return undefined
  return roofKw({ floorAreaM2: area, houseType, storeys: Number(storeys ?? 1) })
}
