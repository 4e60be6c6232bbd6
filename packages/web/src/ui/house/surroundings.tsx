import styles from './house.module.css'
import type { HouseAnswers } from './house-answers.ts'
import type { HouseGeometry } from './house-geometry.ts'
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

export function Garden({ g, answers }: { g: HouseGeometry; answers: HouseAnswers }) {
  const isOpenLeft = answers.houseType === 'detached' || answers.houseType === 'apartment'
  return (
    <Part name="garden">
      {isOpenLeft && <Tree x={134} radius={34} height={92} ground={g.ground} />}
      {isOpenLeft && <Tree x={176} radius={19} height={48} ground={g.ground} />}
      <path d={`M612 ${g.ground}c-6-22 8-34 20-34s30 10 26 34z`} fill="var(--house-leaf)" />
      <path d={`M622 ${g.ground}v-14M634 ${g.ground}v-20M645 ${g.ground}v-13`} className={styles.fine} />
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

/** The homes that share a wall, or a floor and a ceiling, with this one. */
export function Neighbours({ g, answers, soil }: { g: HouseGeometry; answers: HouseAnswers; soil: string }) {
  const beside = (x: number) => `M${x} ${g.ground}V${g.eaves + 6}h90V${g.ground}z`
  const type = answers.houseType
  if (type === 'apartment') {
    return (
      <Part name="neighbour" variant="above-and-below">
        <Block d={`M${g.x0} ${g.ground}V${g.floor}H${g.x1}V${g.ground}z`} soil={soil} />
        <Block d={`M${g.x0} ${g.eaves}V${g.ridge + 14}H${g.x1}V${g.eaves}z`} soil={soil} />
        {[g.ground, g.eaves].map((y) => (
          <path
            key={y}
            d={[262, 337, 412].map((x) => `M${x} ${y - 62}h46v38h-46zM${x + 23} ${y - 62}v38`).join('')}
            className={styles.fine}
          />
        ))}
      </Part>
    )
  }
  return (
    <>
      {(type === 'semi' || type === 'row_end' || type === 'row_mid') && (
        <Part name="neighbour" variant="left">
          <Block d={beside(g.x0 - 90)} soil={soil} />
        </Part>
      )}
      {type === 'row_mid' && (
        <Part name="neighbour" variant="right">
          <Block d={beside(g.x1)} soil={soil} />
        </Part>
      )}
    </>
  )
}
