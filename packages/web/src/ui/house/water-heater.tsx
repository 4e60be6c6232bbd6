import type { ReactNode } from 'react'
import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import { type HouseGeometry, round } from './house-geometry.ts'
import { Part } from './part.tsx'

type Place = { g: HouseGeometry; x: number; y: number }

export function WaterHeater({ g, house }: { g: HouseGeometry; house: DrawnHouse }) {
  const Heater = HEATERS[house.waterHeater]
  return (
    <Part name="water-heater" variant={house.waterHeater} isSolid>
      <Heater g={g} x={g.hasBasement ? 324 : 386} y={g.machineFloor} />
    </Part>
  )
}

const HEATERS: Record<DrawnHouse['waterHeater'], (place: Place) => ReactNode> = {
  tank: Tank,
  tankless: Tankless,
  heat_pump: HeatPumpTank,
  indirect: IndirectTank,
  solar: SolarTank,
}

function Vessel({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <>
      <rect
        x={x}
        y={y - height}
        width={26}
        height={height}
        rx={6}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <path d={`M${x + 8} ${y - height}v-8m10 8v-8`} className={styles.line} />
    </>
  )
}

function Tank({ x, y }: Place) {
  return (
    <>
      <Vessel x={x} y={y} height={50} />
      <path d={`M${x} ${y - 14}h26`} className={styles.line} />
      <circle cx={x + 13} cy={y - 7} r={3} fill="var(--data-heating)" />
    </>
  )
}

function Tankless({ x, y }: Place) {
  return (
    <>
      <rect
        x={x}
        y={y - 54}
        width={24}
        height={34}
        rx={3}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <path d={`M${x + 6} ${y - 20}v12m6-12v12m6-12v12M${x + 6} ${y - 44}h12`} className={styles.line} />
    </>
  )
}

function HeatPumpTank({ x, y }: Place) {
  return (
    <>
      <rect
        x={x}
        y={y - 46}
        width={26}
        height={46}
        rx={5}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <rect
        x={x + 1}
        y={y - 64}
        width={24}
        height={18}
        rx={3}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <circle cx={x + 13} cy={y - 55} r={5.5} className={styles.line} fill="none" />
    </>
  )
}

/** Warmed by the boiler: a coil in the tank and two pipes towards the machine. */
function IndirectTank({ g, x, y }: Place) {
  return (
    <>
      <path
        d={`M${x + 26} ${y - 32}H${g.machineX}M${x + 26} ${y - 12}H${g.machineX}`}
        className={styles.warmth}
      />
      <Vessel x={x} y={y} height={50} />
      <path
        d={`M${x + 26} ${y - 32}h-14c-6 0-6 7 0 7h4c6 0 6 7 0 7h-4c-6 0-6 6 0 6h14`}
        className={styles.warmth}
      />
    </>
  )
}

/** A collector on the left slope, a tank below, one line between. */
function SolarTank({ g, x, y }: Place) {
  const slope = (g.rise / (g.cx - g.x0)) * 1
  const angle = round((Math.atan(slope) * 180) / Math.PI)
  const top = { x: g.cx - 108, y: round(g.ridge + 108 * slope - 5) }
  return (
    <>
      {g.isFlat ? (
        <path d={`M${x + 13} ${y - 50}V${g.eaves}`} className={styles.fine} strokeDasharray="4 3" />
      ) : (
        <>
          <path
            d={`M${x + 13} ${y - 50}V${g.eaves - 10}L${top.x + 24} ${top.y}`}
            className={styles.fine}
            strokeDasharray="4 3"
          />
          <g transform={`translate(${top.x} ${top.y}) rotate(${-angle})`}>
            <rect
              x={0}
              y={-13}
              width={62}
              height={8}
              fill="var(--data-heating)"
              stroke="var(--house-line)"
              strokeWidth={1.4}
            />
            <path d="M8 -5v5M54 -5v5M12 -13v8M24 -13v8M36 -13v8M48 -13v8" className={styles.line} />
          </g>
        </>
      )}
      <Vessel x={x} y={y} height={50} />
      <path
        d={`M${x + 13} ${y - 40}v3m0 14v3m-10-10h3m14 0h3m-17-7 2 2m10 10 2 2m0-14-2 2m-10 10-2 2`}
        className={styles.warmth}
      />
    </>
  )
}
