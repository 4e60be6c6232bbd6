import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import { type HouseGeometry, round } from './house-geometry.ts'
import { Part } from './part.tsx'

export type Extent = { left: number; right: number; bottom: number }

/** A cut block of soil, hatched like an architect's section. */
export function Ground({ g, extent, soil }: { g: HouseGeometry; extent: Extent; soil: string }) {
  const block = {
    x: extent.left,
    y: g.ground,
    width: extent.right - extent.left,
    height: extent.bottom - g.ground,
  }
  return (
    <Part name="ground">
      <rect {...block} fill="var(--house-soil)" />
      <rect {...block} fill={`url(#${soil})`} />
      <path d={`M${extent.left} ${g.ground}H${extent.right}`} className={styles.cut} />
    </Part>
  )
}

function Tree({ x, radius, height, ground }: { x: number; radius: number; height: number; ground: number }) {
  return (
    <>
      <ellipse cx={x} cy={ground - height} rx={radius} ry={radius * 1.36} fill="var(--house-leaf)" />
      <path
        d={`M${x} ${ground}V${ground - height}M${x} ${ground - height * 0.62}l${radius * 0.4} ${-radius * 0.45}M${x} ${ground - height * 0.48}l${-radius * 0.36} ${-radius * 0.4}`}
        className={styles.fine}
      />
    </>
  )
}

export function Garden({ g, house }: { g: HouseGeometry; house: DrawnHouse }) {
  const isOpenLeft = house.houseType === 'detached' || (g.isFlat && !g.party.left)
  return (
    <Part name="garden">
      {isOpenLeft && <Tree x={134} radius={34} height={92} ground={g.ground} />}
      {isOpenLeft && <Tree x={176} radius={19} height={48} ground={g.ground} />}
      {!g.party.right && (
        <>
          <path d={`M612 ${g.ground}c-6-22 8-34 20-34s30 10 26 34z`} fill="var(--house-leaf)" />
          <path d={`M622 ${g.ground}v-14M634 ${g.ground}v-20M645 ${g.ground}v-13`} className={styles.fine} />
        </>
      )}
    </Part>
  )
}

function Block({ d, soil }: { d: string; soil: string }) {
  return (
    <>
      <path d={d} fill="var(--house-soil)" />
      <path d={d} fill={`url(#${soil})`} stroke="var(--house-soil-line)" />
    </>
  )
}

const STAIRS = 60

/** The hall beside a flat: cold, shared, with flights that turn. */
function Stairs({ g, storey }: { g: HouseGeometry; storey: number }) {
  const x = g.x0 - STAIRS
  const top = g.ridge + 14
  const flights = [0, 1, 2].map((n) => {
    const y = g.ground - n * storey
    const up = Array.from({ length: 6 }, () => 'v-7h7').join('')
    const back = Array.from({ length: 6 }, () => 'v-7h-7').join('')
    return `M${x + 8} ${y}${up}M${x + 50} ${y - 42}${back}`
  })
  return (
    <Part name="stairs">
      <rect x={x} y={top} width={STAIRS} height={g.ground - top} fill="var(--house-cold)" />
      <path d={flights.join('')} className={styles.fine} />
      <path d={`M${x} ${g.ground}V${top}H${g.x0}`} className={styles.cut} />
    </Part>
  )
}

/** How much of the next house stands beside the ribbons and their words. */
const BESIDE_LOSS = 90
/** From the party wall to the middle of each window of the next house, and half of its width. */
const NEXT_WINDOWS = [45, 117]
const HALF_WINDOW = 19

type NextDoorProps = { g: HouseGeometry; side: -1 | 1; width: number; soil: string }

/** The house next door: a pale gabled front as high as this one, which runs out of the picture. */
function NextDoor({ g, side, width, soil }: NextDoorProps) {
  const near = side < 0 ? g.x0 : g.x1
  const x = (away: number) => near + side * away
  const half = g.cx - g.x0
  const slope = g.rise / half
  const ridge = width > half ? `L${x(half)} ${g.ridge}` : ''
  const farTop = round(g.ridge + Math.abs(half - width) * slope)
  const gable = `${near} ${g.eaves}${ridge}L${x(width)} ${farTop}`
  const front = `M${near} ${g.ground}V${g.eaves}L${gable}V${g.ground}z`
  const places = NEXT_WINDOWS.filter((away) => away + HALF_WINDOW < width)
  const windows = Array.from({ length: g.storeys }, (_, storey) =>
    // On the ground floor the place next to the wall is a door's.
    places
      .slice(storey === 0 ? 1 : 0)
      .map((away) => ({ left: x(away) - HALF_WINDOW, top: g.floorOf(storey) - 66 })),
  ).flat()
  const [door = 0] = places
  return (
    <>
      <path d={front} fill="var(--paper-sunk)" />
      <path d={front} fill={`url(#${soil})`} opacity={0.35} />
      <path d={`M${gable}`} className={styles.nextDoor} strokeWidth={5} />
      {windows.map(({ left, top }) => (
        <g key={`${left} ${top}`}>
          <rect x={left} y={top} width={38} height={42} fill="var(--house-glass)" opacity={0.45} />
          <path
            d={`M${left} ${top}h38v42h-38zM${left + 19} ${top}v42M${left - 4} ${top + 45}h46`}
            className={styles.nextDoor}
            strokeWidth={1.4}
          />
        </g>
      ))}
      <path d={`M${x(door) - 13} ${g.ground}v-56h26v56`} className={styles.nextDoor} strokeWidth={1.4} />
    </>
  )
}

type NeighboursProps = { g: HouseGeometry; house: DrawnHouse; soil: string; extent: Extent; hasLoss: boolean }

/** The homes that share a wall, or a floor and a ceiling, with this one. */
export function Neighbours({ g, house, soil, extent, hasLoss }: NeighboursProps) {
  if (house.houseType === 'apartment') {
    const storey = g.floor - g.eaves
    const others = [0, 1, 2].map((n) => g.ground - n * storey).filter((floor) => floor !== g.floor)
    return (
      <>
        <Part name="neighbour" variant={house.apartmentFloor}>
          {others.map((floor) => (
            <g key={floor}>
              <Block d={`M${g.x0} ${floor}V${floor - storey}H${g.x1}V${floor}z`} soil={soil} />
              <path
                d={[262, 337, 412]
                  .map((x) => `M${x} ${floor - 62}h46v38h-46zM${x + 23} ${floor - 62}v38`)
                  .join('')}
                className={styles.fine}
              />
            </g>
          ))}
        </Part>
        {g.party.left && <Stairs g={g} storey={storey} />}
      </>
    )
  }
  const width = (edge: number, wall: number) => (hasLoss ? BESIDE_LOSS : Math.abs(edge - wall))
  return (
    <>
      {g.party.left && (
        <Part name="neighbour" variant="left">
          <NextDoor g={g} side={-1} width={width(extent.left, g.x0)} soil={soil} />
        </Part>
      )}
      {g.party.right && (
        <Part name="neighbour" variant="right">
          <NextDoor g={g} side={1} width={width(extent.right, g.x1)} soil={soil} />
        </Part>
      )}
    </>
  )
}
