import { standingBatt } from './batt.ts'
import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import { type HouseGeometry, LAYER } from './house-geometry.ts'
import { Part } from './part.tsx'

type Props = { g: HouseGeometry; house: DrawnHouse }

export function Foundation({ g, house }: Props) {
  if (g.isFlat) return null
  return (
    <Part name="foundation" variant={house.foundation}>
      <FoundationBody g={g} house={house} />
    </Part>
  )
}

function FoundationBody({ g, house }: Props) {
  const kind = house.foundation
  switch (kind) {
    case 'basement_heated':
    case 'basement_unheated':
      return <Basement g={g} isHeated={kind === 'basement_heated'} house={house} />
    case 'crawlspace':
      return <Crawlspace g={g} />
    case 'slab':
      return <Slab g={g} />
    default:
      return kind satisfies never
  }
}

function Basement({ g, isHeated, house }: Props & { isHeated: boolean }) {
  const { ground, x0, x1, ix0, ix1 } = g
  return (
    <>
      <rect
        x={ix0}
        y={ground}
        width={ix1 - ix0}
        height={80}
        fill={isHeated ? 'var(--house-warm-2)' : 'var(--house-cold)'}
      />
      <path
        d={`M${x0} ${ground}H${ix0}V${ground + 80}H${ix1}V${ground}H${x1}V${ground + 92}H${x0}z`}
        fill="var(--house-line)"
        opacity={0.82}
      />
      {LAYER[house.foundationInsulation] > 0 && (
        <Part name="foundation-insulation" variant={house.foundationInsulation}>
          <rect x={ix0} y={ground + 6} width={10} height={72} fill="var(--house-insulation)" />
          <path d={standingBatt(ground + 7, ground + 78, ix0 + 1, ix0 + 9)} className={styles.batt} />
          <rect x={ix1 - 10} y={ground + 6} width={10} height={72} fill="var(--house-insulation)" />
          <path d={standingBatt(ground + 7, ground + 78, ix1 - 9, ix1 - 1)} className={styles.batt} />
        </Part>
      )}
    </>
  )
}

function Crawlspace({ g }: { g: HouseGeometry }) {
  const { ground, x0, ix0, ix1, cx, wall } = g
  const foot = (x: number) => `M${x} ${ground}h${wall}v34h6v10h-28v-10h6z`
  return (
    <>
      <rect x={ix0} y={ground} width={ix1 - ix0} height={34} fill="var(--house-cold)" />
      <path d={foot(x0) + foot(ix1)} fill="var(--house-line)" opacity={0.82} />
      <path d={`M${cx} ${ground}v34M${ix0} ${ground + 34}H${ix1}`} className={styles.fine} />
    </>
  )
}

function Slab({ g }: { g: HouseGeometry }) {
  const { ground, x0, x1 } = g
  return (
    <>
      <path
        d={`M${x0 - 4} ${ground}H${x1 + 4}V${ground + 12}H${x1 - 30}L${x1 - 36} ${ground + 12}H${x0 + 36}L${x0 - 4} ${ground + 12}z`}
        fill="var(--house-line)"
        opacity={0.82}
      />
      <path
        d={`M${x0 - 4} ${ground + 12}h34v22h-34zM${x1 - 30} ${ground + 12}h34v22h-34z`}
        fill="var(--house-line)"
        opacity={0.82}
      />
    </>
  )
}
