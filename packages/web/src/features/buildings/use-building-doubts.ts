import { isPriced } from '@hearthlight/domain/assessment/house/economics-for'
import { FUELS } from '@hearthlight/domain/shared/vocabulary'
import { toSquareMetres } from '@hearthlight/engine/area-units'
import { useBillDoubts, useTypedRecord } from '../../forms/bill-doubts.tsx'
import type { QuestionForm } from '../../forms/use-question-form.ts'
import { usePartner } from '../../platform/partner.ts'

/** The bills on the form of a building, checked by the size and the fuel that stand beside them. */
export function useBuildingDoubts(form: QuestionForm) {
  const { floor_area: area, heating_type: named, ...typed } = useTypedRecord(form)
  const { settings, ...partner } = usePartner()
  const country = typed.country ?? partner.country
  const unit = settings.area_unit === 'square_feet' ? 'ft2' : 'm2'
  return useBillDoubts(form, {
    fuel: FUELS.find((fuel) => fuel === named),
    areaM2: area ? toSquareMetres(area, unit) : undefined,
    place: isPriced(country) ? { country, region: typed.region ?? partner.default_region ?? '' } : undefined,
  })
}
