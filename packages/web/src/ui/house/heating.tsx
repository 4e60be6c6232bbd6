import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import type { HouseGeometry } from './house-geometry.ts'
import { Cabinet, Ducts, Flame, Flue, OutdoorUnit, Radiator } from './machines.tsx'
import { Part } from './part.tsx'

type Props = { g: HouseGeometry }

export function Heating({ g, house }: Props & { house: DrawnHouse }) {
  const Machine = MACHINES[house.heatingSystem]
  return (
    <Part name="heating" variant={house.heatingSystem} isSolid>
      <Machine g={g} />
    </Part>
  )
}

const MACHINES: Record<DrawnHouse['heatingSystem'], (props: Props) => React.ReactNode> = {
  furnace: Furnace,
  boiler: Boiler,
  heat_pump_ducted: DuctedHeatPump,
  heat_pump_ductless: DuctlessHeatPump,
  ground_source: GroundSource,
  baseboard: Baseboard,
  stove: Stove,
}

function Furnace({ g }: Props) {
  const { machineX: x, machineFloor: y } = g
  return (
    <>
      <Flue g={g} />
      <Ducts g={g} />
      <Cabinet g={g} width={38} height={54} />
      <path d={`M${x} ${y - 30}h38M${x + 6} ${y - 46}h26m-26 5h26m-26 5h26`} className={styles.fine} />
      <Flame x={x + 19} y={y - 4} />
    </>
  )
}

function Boiler({ g }: Props) {
  const { machineX: x, machineFloor: y, floor } = g
  const pipe = g.hasBasement ? `M${x + 8} ${y - 46}V${g.ground + 12}H428V${floor - 6}` : `M${x} ${y - 12}H410`
  return (
    <>
      <Flue g={g} />
      <Cabinet g={g} width={34} height={46} />
      <circle cx={x + 17} cy={y - 33} r={6} className={styles.line} fill="none" />
      <Flame x={x + 17} y={y - 4} />
      <Radiator x={g.hasBasement ? 420 : 340} y={floor} />
      {g.storeys >= 2 && <Radiator x={424} y={g.floorOf(1)} />}
      <path d={pipe} className={styles.fine} />
    </>
  )
}

function DuctedHeatPump({ g }: Props) {
  const { machineX: x, machineFloor: y } = g
  const outside = g.isFlat ? g.x1 + 8 : 538
  return (
    <>
      <Ducts g={g} />
      <Cabinet g={g} width={38} height={54} />
      <circle cx={x + 19} cy={y - 36} r={9} className={styles.line} fill="none" />
      <path d={`M${x + 13} ${y - 36}h12m-6-6v12`} className={styles.fine} />
      <path d={`M${x + 6} ${y - 18}h26m-26 5h26m-26 5h26`} className={styles.fine} />
      <OutdoorUnit
        g={g}
        pipe={
          g.hasBasement
            ? `M538 ${g.floor - 14}H${g.x1 + 4}V${g.ground + 24}H${x + 38}`
            : `M${outside} ${g.floor - 14}H${x + 38}`
        }
      />
    </>
  )
}

function DuctlessHeatPump({ g }: Props) {
  const top = g.storeys >= 2 ? 1 : 0
  const heads = top === 0 ? [g.floor] : [g.floor, g.floorOf(1)]
  return (
    <>
      {heads.map((y) => (
        <g key={y}>
          <path
            d={`M452 ${y - 78}h36v13a4 4 0 0 1-4 4h-28a4 4 0 0 1-4-4z`}
            fill="var(--paper-raised)"
            className={styles.line}
          />
          <path d={`M458 ${y - 56}c0 5 4 4 4 9m8-9c0 5 4 4 4 9m8-9c0 5 4 4 4 9`} className={styles.warmth} />
        </g>
      ))}
      <OutdoorUnit
        g={g}
        pipe={`M${g.isFlat ? g.x1 + 8 : 538} ${g.floor - 24}H${g.x1 + 5}V${g.floorOf(top) - 70}`}
      />
    </>
  )
}

function GroundSource({ g }: Props) {
  const { machineX: x, machineFloor: y, ix1, base } = g
  return (
    <>
      <Ducts g={g} />
      <Cabinet g={g} width={38} height={54} />
      <path
        d={`M${x + 9} ${y - 36}h20m-5-5 5 5-5 5M${x + 29} ${y - 20}h-20m5-5-5 5 5 5`}
        className={styles.line}
        fill="none"
      />
      <path
        d={`M${x + 38} ${y - 14}H${ix1 - 4}V${base + 22}h44c8 0 8 14 0 14h-30c-8 0-8 14 0 14h74c8 0 8-14 0-14h-12c-8 0-8-14 0-14h40`}
        fill="none"
        stroke="var(--data-ventilation)"
        strokeWidth={3.5}
        strokeLinejoin="round"
      />
    </>
  )
}

function Baseboard({ g }: Props) {
  const floors = g.storeys >= 2 ? [g.floor, g.floorOf(1)] : [g.floor]
  return floors.map((y) => (
    <g key={y}>
      <rect
        x={404}
        y={y - 14}
        width={68}
        height={10}
        rx={1.5}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <path
        d={`M412 ${y - 20}c0-5 4-5 4-10m16 10c0-5 4-5 4-10m16 10c0-5 4-5 4-10`}
        className={styles.warmth}
      />
    </g>
  ))
}

function Stove({ g }: Props) {
  const { floor } = g
  const pipe = g.isFlat
    ? `M438 ${floor - 42}V${floor - 74}H${g.x1 + 12}`
    : `M438 ${floor - 42}V${g.ridge + 30}`
  return (
    <>
      <path d={`M426 ${floor - 4}v-6m24 6v-6`} className={styles.cut} />
      <rect x={420} y={floor - 42} width={36} height={32} rx={3} fill="var(--house-line)" />
      <rect x={425} y={floor - 37} width={26} height={20} rx={2} fill="var(--house-warm)" />
      <Flame x={438} y={floor - 18} />
      <path d={pipe} fill="none" stroke="var(--house-line)" strokeWidth={6} />
      {!g.isFlat && <path d={`M429 ${g.ridge + 29}h18`} className={styles.cut} />}
    </>
  )
}
