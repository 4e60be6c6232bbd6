import type { Burner, Fuel, HeatingSystem, HeatPumpHeating } from '@hearthlight/engine'
import { COP_PER_HSPF } from '../facts/heating-values.ts'
import type { AnsweredFuel, HomeFacts } from '../facts/home-facts.ts'

export const ENGINE_FUEL: Readonly<Record<AnsweredFuel, Fuel>> = {
  natural_gas: 'natural_gas',
  electricity: 'electricity',
  oil: 'fuel_oil',
  propane: 'propane',
  wood: 'wood',
  district: 'district',
}

/** A heat pump beside a furnace or boiler hands over to it in hard frost; the old burner's efficiency. Estimates. */
const DUAL_FUEL_SWITCHOVER_C = -8
const DUAL_FUEL_EFFICIENCY = 0.8

/** A burner beside a heat pump on the air is not a share of the heat: it takes over when the pump can no more. */
const isBackup = (facts: HomeFacts): boolean =>
  facts.heatingSystem.startsWith('heat_pump') &&
  facts.secondHeating !== undefined &&
  facts.secondHeating.system !== 'stove'

function backup(facts: HomeFacts): NonNullable<HeatPumpHeating['backup']> {
  if (facts.secondHeating === undefined || !isBackup(facts)) return { fuel: 'electricity', efficiency: 1 }
  return {
    fuel: ENGINE_FUEL[facts.secondHeating.fuel],
    efficiency: DUAL_FUEL_EFFICIENCY,
    switchoverC: DUAL_FUEL_SWITCHOVER_C,
  }
}

/** Since then ducted heat pumps mostly have two stages: an estimate. */
const TWO_STAGES_FROM = 2015

function heatPump(facts: HomeFacts): HeatPumpHeating {
  const common = { fuel: 'electricity', share: 1 } as const
  if (facts.heatingSystem === 'ground_source')
    return {
      ...common,
      kind: 'ground_source_heat_pump',
      ducted: true,
      rating: { unit: 'COP', value: facts.heatingEfficiency },
      compressor: 'two_stage',
      backup: { fuel: 'electricity', efficiency: 1 },
    }
  const ductless = facts.heatingSystem === 'heat_pump_ductless'
  return {
    ...common,
    kind: ductless ? 'mini_split' : 'air_source_heat_pump',
    ducted: !ductless,
    rating: { unit: 'HSPF', value: facts.heatingEfficiency / COP_PER_HSPF },
    compressor: ductless ? 'variable' : facts.heatingYear >= TWO_STAGES_FROM ? 'two_stage' : 'single',
    backup: backup(facts),
  }
}

type BurnerKind = Pick<Burner, 'kind' | 'ducted'>

/** A burner that warms one room without a flame of wood is a space heater. */
function burnerKind({ heatingSystem, heatingFuel }: HomeFacts): BurnerKind {
  if (heatingFuel === 'district') return { kind: 'space_heater', ducted: false }
  if (heatingSystem === 'furnace') return { kind: 'furnace', ducted: true }
  if (heatingSystem === 'boiler') return { kind: 'boiler', ducted: false }
  if (heatingSystem === 'baseboard') return { kind: 'baseboard', ducted: false }
  return { kind: heatingFuel === 'wood' ? 'stove' : 'space_heater', ducted: false }
}

/**
 * Standing pilot of 500 Btu/h (OpenStudio-HPXML), usual until electronic ignition came with the standards of 1992.
 */
const PILOT_W = 147
const hasPilot = ({ heatingFuel, heatingSystem, heatingEfficiency, heatingYear }: HomeFacts) =>
  (heatingFuel === 'natural_gas' || heatingFuel === 'propane') &&
  (heatingSystem === 'furnace' || heatingSystem === 'boiler') &&
  heatingYear < 1995 &&
  heatingEfficiency < 0.82

/** The main system and, where a home has both, what helps it. */
export function buildHeating(facts: HomeFacts): HeatingSystem[] {
  const { secondHeating } = facts
  const main = systemOf(facts)
  if (secondHeating === undefined || isBackup(facts)) return [main]
  const second = systemOf({
    ...facts,
    heatingFuel: secondHeating.fuel,
    heatingSystem: secondHeating.system,
    heatingEfficiency: secondHeating.efficiency,
    secondHeating: undefined,
  })
  return [
    { ...main, share: 1 - secondHeating.share },
    { ...second, share: secondHeating.share },
  ]
}

function systemOf(facts: HomeFacts): HeatingSystem {
  if (facts.heatingSystem.startsWith('heat_pump') || facts.heatingSystem === 'ground_source')
    return heatPump(facts)
  return {
    ...burnerKind(facts),
    fuel: ENGINE_FUEL[facts.heatingFuel],
    efficiency: Math.min(1, facts.heatingEfficiency),
    share: 1,
    ...(hasPilot(facts) ? { pilotW: PILOT_W } : {}),
  }
}
