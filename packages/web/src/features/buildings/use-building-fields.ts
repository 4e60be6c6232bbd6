import { buildingFormFields } from '@hearthlight/domain/buildings/building-form'
import { yearIn } from '@hearthlight/domain/shared/day-in'
import { useMemo } from 'react'
import { usePartner } from '../../platform/partner.ts'
import { useFeatures } from '../../platform/session.ts'

/** The fields of this partner's form, with what stands beside floor areas. */
export function useBuildingFields() {
  const partner = usePartner()
  const { city, community } = useFeatures()
  return useMemo(() => {
    const unit = partner.settings.area_unit === 'square_feet' ? 'buildings:unit.ft2' : 'buildings:unit.m2'
    return buildingFormFields(partner, { city, community }, yearIn(partner.time_zone, new Date())).map(
      (field) => (field.name === 'floor_area' && field.unit === undefined ? { ...field, unit } : field),
    )
  }, [partner, city, community])
}
