import type { HousePicture as Picture } from '@hearthlight/domain/partner/pages/home-section'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../platform/formats.ts'
import { type DrawnHouse, USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import type { HeatLossByPart } from '../../ui/house/heat-loss.tsx'
import { House } from '../../ui/house/house.tsx'

const FRAME = [430, 384] as const
/** Arrows and their words need more room than the house alone. */
const FRAME_WITH_LOSS = [540, 470] as const

/** A small house as the partner describes it: from answers and, if given, with the heat that leaves it. */
export function HousePicture({ picture }: { picture: Picture }) {
  const loss = useLossLabels(picture)
  return (
    <House
      house={houseOf(picture.answers)}
      title={picture.description}
      loss={loss}
      isCompact
      hasGarden={false}
      frame={picture.frame ?? (loss === undefined ? FRAME : FRAME_WITH_LOSS)}
    />
  )
}

function useLossLabels({ loss, part_names: names }: Picture): HeatLossByPart | undefined {
  const { t } = useTranslation('shared')
  const { money, percent } = useFormats()
  if (loss === undefined) return undefined
  // A part through which nothing leaves is left out by the partner, so what is there is whole.
  const parts = Object.entries(loss) as [keyof typeof loss, NonNullable<(typeof loss)[keyof typeof loss]>][]
  return Object.fromEntries(
    parts.map(([part, { share, money: amount }]) => [
      part,
      {
        share,
        label: names[part] ?? t(`house.${part}`),
        amount: money(amount),
        shareText: percent(share / 100),
      },
    ]),
  )
}

/** Field names of the assessment → what the picture knows. The partner's schema has checked the values. */
function houseOf(answers: Readonly<Record<string, string>>): DrawnHouse {
  const told = (field: string, fallback: string) => answers[field] ?? fallback
  return {
    ...USUAL_HOUSE,
    storeys: Number(told('storeys', String(USUAL_HOUSE.storeys))),
    hasSolarPanels: told('solar_pv', 'no') === 'yes',
    foundation: told('foundation', USUAL_HOUSE.foundation) as DrawnHouse['foundation'],
    houseType: told('house_type', USUAL_HOUSE.houseType) as DrawnHouse['houseType'],
    apartmentFloor: told('apartment_floor', USUAL_HOUSE.apartmentFloor) as DrawnHouse['apartmentFloor'],
    apartmentCorner: told('apartment_corner', USUAL_HOUSE.apartmentCorner) as DrawnHouse['apartmentCorner'],
    atticInsulation: told('attic_insulation', USUAL_HOUSE.atticInsulation) as DrawnHouse['atticInsulation'],
    wallInsulation: told('wall_insulation', USUAL_HOUSE.wallInsulation) as DrawnHouse['wallInsulation'],
    foundationInsulation: told(
      'foundation_insulation',
      USUAL_HOUSE.foundationInsulation,
    ) as DrawnHouse['foundationInsulation'],
    windowType: told('window_type', USUAL_HOUSE.windowType) as DrawnHouse['windowType'],
    heatingSystem: told('heating_system', USUAL_HOUSE.heatingSystem) as DrawnHouse['heatingSystem'],
    waterHeater: told('water_heater', USUAL_HOUSE.waterHeater) as DrawnHouse['waterHeater'],
    ventilation: told('ventilation', USUAL_HOUSE.ventilation) as DrawnHouse['ventilation'],
    coolingSystem: told('cooling_system', USUAL_HOUSE.coolingSystem) as DrawnHouse['coolingSystem'],
  }
}
