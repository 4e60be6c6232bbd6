import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import type { HouseGeometry } from './house-geometry.ts'
import { Part } from './part.tsx'

function RoomWindow({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const box = { x, y, width, height }
  return (
    <g data-part="window">
      <rect {...box} fill="var(--house-glass)" />
      <path
        d={`M${x + width * 0.16} ${y + height - 6}l${width * 0.3} ${-height * 0.5}`}
        stroke="var(--paper-raised)"
        strokeWidth={2.4}
        opacity={0.7}
      />
      <rect {...box} className={styles.line} fill="none" />
      <path
        d={`M${x + width / 2} ${y}v${height}M${x - 4} ${y + height + 2.5}h${width + 8}`}
        className={styles.line}
      />
    </g>
  )
}

/** A bed upstairs; a lamp, a chair and a cat below. */
function Furniture({ g }: { g: HouseGeometry }) {
  const { floor } = g
  const bed = g.floorOf(1)
  return (
    <g data-part="furniture">
      {g.storeys >= 2 && (
        <>
          <path d={`M330 ${bed - 4}v-30M330 ${bed - 12}h66v8M396 ${bed - 4}v-12`} className={styles.line} />
          <path
            d={`M331 ${bed - 21}h18a5 5 0 0 1 5 5v4h-23z`}
            fill="var(--paper-raised)"
            className={styles.line}
          />
          <path
            d={`M354 ${bed - 17}h34a8 8 0 0 1 8 8h-42z`}
            fill="var(--house-wood)"
            className={styles.line}
          />
        </>
      )}
      <path d={`M246 ${floor - 4}v-52M238 ${floor - 4}h16`} className={styles.line} />
      <path d={`M236 ${floor - 56}l4-15h12l4 15z`} fill="var(--house-insulation)" className={styles.line} />
      <path
        d={`M264 ${floor - 8}v-24a6 6 0 0 1 12 0v10h16v-4a5 5 0 0 1 10 0v18z`}
        fill="var(--house-wood)"
        className={styles.line}
      />
      <path d={`M268 ${floor - 8}v4M298 ${floor - 8}v4`} className={styles.line} />
      <path
        d={`M322 ${floor - 4}c-4 0-7-3-6-9 0-5 3-7 3-11l-1-5 3 2h3l3-2-1 5c0 4 4 8 4 14 0 3-1 6-3 6zM329 ${floor - 5}c6 1 9-2 8-7`}
        fill="var(--house-line)"
        stroke="var(--house-line)"
        strokeLinecap="round"
      />
    </g>
  )
}

export function Rooms({ g }: { g: HouseGeometry }) {
  const upper = [1, 2].filter((storey) => storey < g.storeys)
  return (
    <Part name="rooms" isSolid>
      <rect x={g.ix0} y={g.eaves} width={g.ix1 - g.ix0} height={g.floor - g.eaves} fill="var(--house-warm)" />
      {upper.map((storey) => (
        <g key={storey}>
          <RoomWindow x={262} y={g.floorOf(storey) - 66} width={46} height={42} />
          <RoomWindow x={412} y={g.floorOf(storey) - 66} width={46} height={42} />
        </g>
      ))}
      <RoomWindow x={312} y={g.floor - 66} width={60} height={42} />
      <Furniture g={g} />
    </Part>
  )
}

export function Floors({ g, house }: { g: HouseGeometry; house: DrawnHouse }) {
  const hasGroundFloor = g.isFlat || g.hasBasement || house.foundation === 'crawlspace'
  const lines = Array.from({ length: g.storeys }, (_, storey) => storey).filter(
    (storey) => storey > 0 || hasGroundFloor,
  )
  const slab = (y: number, half: number) => (
    <g key={y}>
      <rect x={g.ix0} y={y - half} width={g.ix1 - g.ix0} height={half * 2} fill="var(--house-wood)" />
      <path d={`M${g.ix0} ${y - half}H${g.ix1}M${g.ix0} ${y + half}H${g.ix1}`} className={styles.line} />
    </g>
  )
  return (
    <Part name="floors" isSolid>
      {lines.map((storey) => slab(g.floorOf(storey), 4))}
      {slab(g.eaves, 3)}
    </Part>
  )
}
