import { type DrawnHouse, USUAL_HOUSE } from '../../ui/house/drawn-house.ts'
import { House } from '../../ui/house/house.tsx'
import styles from './kit.module.css'

const VARIANTS: ReadonlyArray<Partial<DrawnHouse>> = [
  { storeys: 1, foundation: 'slab', heatingSystem: 'baseboard', waterHeater: 'tankless' },
  { storeys: 1.5, foundation: 'crawlspace', heatingSystem: 'stove', coolingSystem: 'room' },
  { storeys: 2, houseType: 'semi', heatingSystem: 'boiler', waterHeater: 'indirect', ventilation: 'hrv' },
  {
    storeys: 2.5,
    houseType: 'row_mid',
    heatingSystem: 'heat_pump_ducted',
    waterHeater: 'heat_pump',
    atticInsulation: 'excellent',
    wallInsulation: 'good',
  },
  {
    storeys: 3,
    heatingSystem: 'heat_pump_ductless',
    waterHeater: 'solar',
    hasSolarPanels: true,
    windowType: 'triple',
  },
  { heatingSystem: 'ground_source', ventilation: 'erv', foundationInsulation: 'good', atticR: 60 },
  { houseType: 'apartment', heatingSystem: 'baseboard', waterHeater: 'tank', coolingSystem: 'room' },
  {
    houseType: 'apartment',
    heatingSystem: 'heat_pump_ductless',
    waterHeater: 'tankless',
    ventilation: 'hrv',
  },
  { houseType: 'apartment', heatingSystem: 'boiler', waterHeater: 'indirect', hasSolarPanels: true },
  {
    storeys: 1,
    foundation: 'slab',
    ventilation: 'erv',
    coolingSystem: 'central',
    windowType: 'single',
    wallInsulation: 'none',
    atticInsulation: 'none',
  },
  { foundation: 'basement_unheated', ventilation: 'exhaust' },
]

const LOSS = {
  attic: { share: 16, label: 'Attic', amount: '$215', shareText: '16 %' },
  air: { share: 26, label: 'Air leaks', amount: '$350', shareText: '26 %' },
  walls: { share: 24, label: 'Walls', amount: '$320', shareText: '24 %' },
  windows: { share: 18, label: 'Windows, doors', amount: '$240', shareText: '18 %' },
  foundation: { share: 16, label: 'Basement', amount: '$215', shareText: '16 %' },
}

export function KitHouses() {
  return (
    <div className={styles.houses}>
      {VARIANTS.map((variant) => (
        <House key={JSON.stringify(variant)} house={{ ...USUAL_HOUSE, ...variant }} title="A variant" />
      ))}
      <House house={USUAL_HOUSE} title="At night" mood="night" />
      <House house={USUAL_HOUSE} title="Not there" mood="ghost" />
      <House house={{ ...USUAL_HOUSE, coolingSystem: 'central' }} title="Heat loss" loss={LOSS} />
      <House house={USUAL_HOUSE} title="Heat loss, compact" loss={LOSS} isCompact />
      <House house={{ ...USUAL_HOUSE, storeys: 1, foundation: 'slab' }} title="One storey" loss={LOSS} />
    </div>
  )
}
