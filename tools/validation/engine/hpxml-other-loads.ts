import type { OtherLoad } from '@hearthlight/engine'
import { FT2_PER_M2 } from '@hearthlight/engine/area-units'
import type { HpxmlInput, HpxmlMisc } from './hpxml-case.ts'
import { fuelOf } from './hpxml-systems.ts'

const KWH_PER_THERM = 29.307
/** 42.6 W, 10.5 hours a day in the third of the year warmer than 63 °F (ANSI/RESNET/ICC 301). */
const CEILING_FAN_KWH = (42.6 * 10.5 * 122) / 1000

/** By bedrooms and floor as the Building America protocols scale rare loads. */
const scale = (input: HpxmlInput): number =>
  0.5 + (0.25 * (input.bedrooms ?? 3)) / 3 + (0.25 * input.conditioned_floor_area_m2 * FT2_PER_M2) / 1920

const USUAL_KWH: Readonly<Record<string, (input: HpxmlInput) => number>> = {
  'well pump': (input) => 400 * scale(input),
}

const kWhOf = (load: HpxmlMisc, input: HpxmlInput): number => {
  if (load.value === undefined) return USUAL_KWH[load.type ?? '']?.(input) ?? 0
  return load.units?.startsWith('therm') ? load.value * KWH_PER_THERM : load.value
}

const isCar = (load: HpxmlMisc): boolean => /vehicle/.test(load.type ?? '')

/** Fuel is burnt under a grill or in a hearth: half of a hearth's heat stays (OpenStudio-HPXML). */
const fuelLoad = (load: HpxmlMisc): Pick<OtherLoad, 'fuel' | 'sensibleShare' | 'latentShare'> => ({
  fuel: fuelOf(load.fuel ?? 'natural gas'),
  sensibleShare: load.frac_sensible ?? (load.type === 'fireplace' ? 0.5 : 0),
  latentShare: load.frac_latent ?? (load.type === 'fireplace' ? 0.1 : 0),
})

const plugLoad = (load: HpxmlMisc): Pick<OtherLoad, 'fuel' | 'sensibleShare' | 'latentShare'> => ({
  fuel: 'electricity',
  sensibleShare: load.frac_sensible ?? 0,
  latentShare: load.frac_latent ?? 0,
})

/** Well pumps, cars, grills, hearths, ceiling fans: all that is neither television nor a plug in a room. */
export const otherLoadsOf = (input: HpxmlInput): OtherLoad[] => {
  const fans = (input.ceiling_fans ?? []).reduce(
    (sum, fan) => sum + (fan.count ?? (input.bedrooms ?? 3) + 1),
    0,
  )
  return [
    ...(input.misc_loads ?? [])
      .filter((load) => load.kind === 'FuelLoad' || (load.type !== 'TV other' && load.type !== 'other'))
      .map(
        (load): OtherLoad => ({
          name: load.type ?? 'other',
          endUse: isCar(load) ? 'vehicle' : 'plugs',
          kWhPerYear: kWhOf(load, input),
          ...(load.kind === 'FuelLoad' ? fuelLoad(load) : plugLoad(load)),
        }),
      ),
    ...(fans > 0
      ? [
          {
            name: 'ceiling fans',
            endUse: 'appliances' as const,
            fuel: 'electricity' as const,
            kWhPerYear: fans * CEILING_FAN_KWH,
            sensibleShare: 1,
            latentShare: 0,
          },
        ]
      : []),
  ].filter((load) => load.kWhPerYear > 0)
}
