import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import { type HouseGeometry, round } from './house-geometry.ts'
import { OutdoorUnit } from './machines.tsx'
import { Part } from './part.tsx'

type Props = { g: HouseGeometry; house: DrawnHouse }

export function Ventilation({ g, house }: Props) {
  if (house.ventilation === 'none') return null
  return (
    <Part name="ventilation" variant={house.ventilation}>
      {house.ventilation === 'exhaust' ? (
        <Exhaust g={g} />
      ) : (
        <RecoveryUnit g={g} keepsMoisture={house.ventilation === 'erv'} />
      )}
    </Part>
  )
}

function Exhaust({ g }: { g: HouseGeometry }) {
  const way = g.isFlat ? `M300 ${g.eaves + 12}H${g.x1 + 12}` : `M300 ${g.eaves + 5}V${g.ridge + 54}`
  return (
    <>
      <path d={way} className={styles.fine} strokeDasharray="3 3" />
      <circle cx={300} cy={g.eaves + 12} r={7} className={styles.line} fill="var(--paper-raised)" />
    </>
  )
}

/** HRV: a crossed box. ERV: the same with a drop, because it keeps the moisture too. Under the ceiling when there is no basement. */
function RecoveryUnit({ g, keepsMoisture }: { g: HouseGeometry; keepsMoisture: boolean }) {
  const x = g.isFlat ? 330 : g.hasBasement ? 256 : g.storeys < 2 ? 264 : 340
  const y = g.hasBasement ? g.ground + 22 : g.eaves + 6
  const height = g.hasBasement ? 26 : 20
  const out = g.isFlat ? g.x1 + 14 : g.x0 - 14
  return (
    <>
      <path
        d={`M${x} ${y + 6}H${out}M${x} ${y + height - 6}H${out}`}
        stroke="var(--data-ventilation)"
        strokeWidth={3}
        strokeDasharray="5 3"
      />
      <rect
        x={x}
        y={y}
        width={40}
        height={height}
        rx={2}
        fill="var(--paper-raised)"
        className={styles.line}
      />
      {keepsMoisture ? (
        <path
          d={`M${x + 20} ${y + height / 2 - 8}c4 5 6 7 6 9.5a6 6 0 0 1-12 0c0-2.5 2-4.5 6-9.5z`}
          fill="var(--data-cooling)"
          className={styles.line}
        />
      ) : (
        <path d={`M${x} ${y}l40 ${height}m0-${height}-40 ${height}`} className={styles.fine} />
      )}
    </>
  )
}

export function Cooling({ g, house }: Props) {
  const isHeatPump = house.heatingSystem.startsWith('heat_pump')
  if (house.coolingSystem === 'room') {
    return (
      <Part name="cooling" variant="room">
        <RoomUnit g={g} />
      </Part>
    )
  }
  if (house.coolingSystem === 'none' || isHeatPump) return null
  return (
    <Part name="cooling" variant={house.coolingSystem}>
      <OutdoorUnit g={g} />
    </Part>
  )
}

/** The box in the window: it hangs out over the garden, on the side where no neighbour is; between two, to the front. */
function RoomUnit({ g }: { g: HouseGeometry }) {
  const y = g.floorOf(g.storeys - 1) - 44
  const hasNeighbour = g.party.left
  // Below, the door of a house stands on the right.
  const isRight = hasNeighbour && !g.party.right && (g.isFlat || g.storeys > 1)
  const x = hasNeighbour && !isRight ? g.ix0 + 34 : g.x0 - 16
  return (
    <g transform={isRight ? `translate(${g.x0 + g.x1} 0) scale(-1 1)` : undefined}>
      <rect x={x} y={y} width={42} height={19} rx={2} fill="var(--paper-raised)" className={styles.line} />
      <path d={`M${x + 5} ${y + 5}v9m4-9v9m4-9v9M${x + 32} ${y + 7}h6m-6 5h6`} className={styles.fine} />
      <path
        d={`M${x + 46} ${y + 6}c5 0 4 4 9 4m-9 2c5 0 4 4 9 4`}
        fill="none"
        stroke="var(--data-cooling)"
        strokeWidth={1.8}
        strokeLinecap="round"
      />
    </g>
  )
}

/** On the right slope, or standing on a flat roof. */
export function SolarPanels({ g, house }: Props) {
  if (!house.hasSolarPanels) return null
  const angle = g.isFlat ? 0 : round((Math.atan2(g.rise, g.cx - g.x0) * 180) / Math.PI)
  const y = g.isFlat ? g.ridge + 6 : round(g.ridge + (16 * g.rise) / (g.cx - g.x0) - 4)
  return (
    <Part name="pv" variant="yes">
      <g transform={`translate(${g.cx + 16} ${y}) rotate(${angle})`}>
        <path d="M10 0v-10M84 0v-10" className={styles.line} />
        {[0, 1, 2].map((panel) => (
          <rect
            key={panel}
            x={panel * 32}
            y={-14}
            width={30}
            height={6}
            fill="var(--data-hot-water)"
            stroke="var(--house-line)"
            strokeWidth={1.4}
          />
        ))}
      </g>
    </Part>
  )
}
