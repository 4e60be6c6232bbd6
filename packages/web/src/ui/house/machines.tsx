import styles from './house.module.css'
import type { HouseGeometry } from './house-geometry.ts'

/** Parts that several machines share. */
export function Flame({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y}c-5 0-8-3.5-8-7.5 0-5 5-6.5 5.5-12.5 5 2.5 6.5 5.5 6 8.5 1.5-.5 2-1.5 2-3 2 2.5 2.5 4.5 2.5 6.5 0 5-3.5 8-8 8z`}
      fill="var(--data-heating)"
    />
  )
}

export function Cabinet({ g, width, height }: { g: HouseGeometry; width: number; height: number }) {
  return (
    <rect
      x={g.machineX}
      y={g.machineFloor - height}
      width={width}
      height={height}
      rx={2}
      fill="var(--paper-raised)"
      className={styles.line}
    />
  )
}

export function Ducts({ g }: { g: HouseGeometry }) {
  if (!g.hasBasement) return null
  const run = `M${g.machineX + 12} ${g.machineFloor - 54}V${g.ground + 16}H270M${g.machineX + 28} ${g.machineFloor - 54}V${g.ground + 16}H462`
  return (
    <>
      <path d={run} fill="none" stroke="var(--house-line)" strokeWidth={9} />
      <path d={run} fill="none" stroke="var(--paper-raised)" strokeWidth={6} />
      <path
        d={`M346 ${g.floor - 6}v-7m6 7v-7m6 7v-7M446 ${g.floor - 5}v-7m6 7v-7m6 7v-7`}
        className={styles.warmth}
      />
    </>
  )
}

/** In a flat the flue leaves through the wall. */
export function Flue({ g }: { g: HouseGeometry }) {
  const start = `M${g.machineX + 36} ${g.machineFloor - 44}`
  const run = g.isFlat ? `${start}H${g.x1 + 12}` : `${start}H478V${g.ridge + 34}`
  return (
    <>
      <path d={run} fill="none" stroke="var(--house-line)" strokeWidth={8} />
      <path d={run} fill="none" stroke="var(--paper-sunk)" strokeWidth={5} />
      {!g.isFlat && <path d={`M470 ${g.ridge + 32}h16`} className={styles.cut} />}
    </>
  )
}

/**
 * The fan unit outside and its pipe; at a flat it sits on a bracket. Between two neighbours it stands behind the house,
 * where the picture does not reach.
 */
export function OutdoorUnit({ g, pipe }: { g: HouseGeometry; pipe?: string }) {
  if (g.party.right) return null
  const x = g.isFlat ? g.x1 + 8 : 538
  const y = g.floor
  return (
    <>
      <rect
        x={x}
        y={y - 36}
        width={40}
        height={32}
        rx={2}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      <circle cx={x + 16} cy={y - 20} r={10.5} className={styles.line} fill="none" />
      <path
        d={`M${x + 16} ${y - 20}m-7 -3c4-4 10-3 14 6M${x + 16} ${y - 20}m3 -8c4 5 2 11-6 14M${x + 32} ${y - 30}v20M${x + 36} ${y - 30}v20`}
        className={styles.fine}
      />
      <path
        d={
          g.isFlat
            ? `M${g.x1} ${y - 2}h48M${g.x1} ${y + 16}l24-18`
            : `M${x + 4} ${y - 4}v4M${x + 36} ${y - 4}v4`
        }
        className={styles.line}
      />
      {pipe !== undefined && <path d={pipe} className={styles.fine} strokeDasharray="4 3" />}
    </>
  )
}

export function Radiator({ x, y }: { x: number; y: number }) {
  return (
    <path
      d={`M${x} ${y - 20}h30v14h-30zM${x + 6} ${y - 20}v14m6-14v14m6-14v14m6-14v14M${x + 3} ${y - 6}v2m24-2v2`}
      className={styles.line}
      fill="var(--paper-raised)"
    />
  )
}
