import { FUELS } from '@hearthlight/domain/shared/vocabulary'
import { M2_PER_FT2 } from '@hearthlight/engine/area-units'
import { useBillDoubts, useTypedRecord } from '../../forms/bill-doubts.tsx'
import type { QuestionForm } from '../../forms/use-question-form.ts'
import { usePartner } from '../../platform/partner.ts'

/** The bills on the form of a building, checked by the size and the fuel that stand beside them. */
export function useBuildingDoubts(form: QuestionForm) {
  const { floor_area: area, heating_type: named } = useTypedRecord(form)
  const isFeet = usePartner().settings.area_unit === 'square_feet'
  return useBillDoubts(form, {
    fuel: FUELS.find((fuel) => fuel === named),
    areaM2: area ? area * (isFeet ? M2_PER_FT2 : 1) : undefined,
  })
}
