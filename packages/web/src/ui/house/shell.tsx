import { lyingBatt, standingBatt } from './batt.ts'
import type { DrawnHouse } from './drawn-house.ts'
import styles from './house.module.css'
import { atticThickness, type HouseGeometry, LAYER, PANES, round } from './house-geometry.ts'
import { Part } from './part.tsx'

type Props = { g: HouseGeometry; house: DrawnHouse }

/** Cold air under the roof, then the insulation layer, whose thickness is the answer. */
export function Attic({ g, house, clip }: Props & { clip: string }) {
  if (g.isFlat) return null
  const { x0, x1, cx, eaves, ridge } = g
  const thickness = round(atticThickness(house))
  return (
    <>
      <Part name="attic" isSolid>
        <path
          d={`M${x0 - 2} ${eaves - 3}L${cx} ${ridge + 8}L${x1 + 2} ${eaves - 3}z`}
          fill="var(--house-cold)"
        />
        <path
          d={`M${cx} ${ridge + 16}V${eaves - 4}M${cx - 62} ${eaves - 4}L${cx} ${eaves - 62}L${cx + 62} ${eaves - 4}`}
          className={styles.fine}
        />
      </Part>
      {thickness > 0 && (
        <Part name="attic-insulation" variant={String(thickness)}>
          <g clipPath={`url(#${clip})`}>
            <rect
              x={x0}
              y={eaves - 3 - thickness}
              width={x1 - x0}
              height={thickness}
              fill="var(--house-insulation)"
            />
            <path d={lyingBatt(x0, x1, eaves - 4 - thickness, eaves - 4)} className={styles.batt} />
          </g>
        </Part>
      )}
    </>
  )
}

/** Masonry between two homes: no cladding, no glass. */
function PartyWall({ g, x, soil }: { g: HouseGeometry; x: number; soil: string }) {
  const block = { x, y: g.eaves, width: g.wall, height: g.floor - g.eaves }
  return (
    <Part name="party-wall">
      <rect {...block} fill="var(--house-soil)" />
      <rect {...block} fill={`url(#${soil})`} />
      <path d={`M${x} ${g.eaves}V${g.floor}M${x + g.wall} ${g.eaves}V${g.floor}`} className={styles.line} />
    </Part>
  )
}

/** Cladding, cavity, plaster; between homes a party wall. */
export function Walls({ g, house, soil }: Props & { soil: string }) {
  return (
    <Part name="walls" isSolid>
      {g.party.left ? (
        <PartyWall g={g} x={g.x0} soil={soil} />
      ) : (
        <OuterWall g={g} house={house} x={g.x0} inset={0} inner={g.wall} outer={0} />
      )}
      {g.party.right ? (
        <PartyWall g={g} x={g.x1 - g.wall} soil={soil} />
      ) : (
        <OuterWall g={g} house={house} x={g.x1 - g.wall} inset={-1} inner={0} outer={g.wall - 4} />
      )}
    </Part>
  )
}

type OuterWallProps = Props & { x: number; inset: number; inner: number; outer: number }

/** `inset`, `inner` and `outer`: from its left edge, where the cavity, the plaster and the cladding are. */
function OuterWall({ g, house, x, inset, inner, outer }: OuterWallProps) {
  const height = g.floor - g.eaves
  return (
    <g>
      <rect x={x} y={g.eaves} width={g.wall} height={height} fill="var(--paper-raised)" />
      <Cavity g={g} house={house} x={x + inset} />
      <rect x={x + outer} y={g.eaves} width={4} height={height} fill="var(--house-line)" />
      <path d={`M${x + inner} ${g.eaves}V${g.floor}`} className={styles.line} />
    </g>
  )
}

/** Empty, pale or full: the answer. */
function Cavity({ g, house, x }: Props & { x: number }) {
  const layer = LAYER[house.wallInsulation]
  const isPale = layer > 0 && layer < 20
  return (
    <Part name="wall-insulation" variant={house.wallInsulation}>
      <rect
        x={x + 4}
        y={g.eaves}
        width={9}
        height={g.floor - g.eaves}
        fill={layer > 0 ? 'var(--house-insulation)' : 'var(--house-cold)'}
        opacity={isPale ? 0.75 : 1}
      />
      {layer > 0 && (
        <path
          d={standingBatt(g.eaves + 2, g.floor - 2, x + 5, x + 12)}
          className={styles.batt}
          strokeWidth={isPale ? 0.9 : undefined}
        />
      )}
    </Part>
  )
}

function Glazing({ x, y, panes }: { x: number; y: number; panes: number }) {
  const lines = Array.from(
    { length: panes },
    (_, pane) => `M${round(x + 8 + (pane - (panes - 1) / 2) * 4.4)} ${y}v36`,
  ).join('')
  return (
    <g data-part="glazing" data-panes={panes}>
      <rect x={x - 1} y={y} width={18} height={36} fill="var(--paper-raised)" />
      <rect x={x + 2} y={y} width={12} height={36} fill="var(--house-glass)" opacity={0.7} />
      <path d={lines} className={styles.line} />
      <path d={`M${x - 4} ${y}h24M${x - 5} ${y + 36}h26`} className={styles.cut} />
    </g>
  )
}

/** Glazing in section: the panes are the answer. */
export function Windows({ g, house }: Props) {
  const panes = PANES[house.windowType]
  const upper = [1, 2].filter((storey) => storey < g.storeys)
  return (
    <Part name="windows" variant={house.windowType} isSolid>
      {!g.party.left && <Glazing x={g.x0} y={g.floor - 62} panes={panes} />}
      {g.isFlat && <Glazing x={g.x1 - g.wall} y={g.floor - 62} panes={panes} />}
      {upper.map((storey) => (
        <g key={storey}>
          {!g.party.left && <Glazing x={g.x0} y={g.floorOf(storey) - 62} panes={panes} />}
          {!g.party.right && <Glazing x={g.x1 - g.wall} y={g.floorOf(storey) - 62} panes={panes} />}
        </g>
      ))}
    </Part>
  )
}

export function Door({ g }: { g: HouseGeometry }) {
  if (g.isFlat) return null
  const { x1, wall, floor } = g
  if (g.party.right) {
    return (
      <Part name="door" variant="front" isSolid>
        <rect x={398} y={floor - 62} width={32} height={58} fill="var(--action)" className={styles.line} />
        <rect
          x={404}
          y={floor - 56}
          width={20}
          height={15}
          fill="var(--house-glass)"
          className={styles.line}
        />
      </Part>
    )
  }
  return (
    <Part name="door" isSolid>
      <rect x={x1 - wall - 1} y={floor - 64} width={18} height={60} fill="var(--house-warm)" />
      <rect
        x={x1 - wall + 4}
        y={floor - 62}
        width={6}
        height={58}
        fill="var(--action)"
        className={styles.line}
      />
      <path d={`M${x1 - wall - 3} ${floor - 64}h22`} className={styles.cut} />
      <path d={`M${x1} ${floor - 72}h30l-4 5h-26z`} fill="var(--house-line)" />
      <path d={`M${x1} ${floor - 4}h16v4h12`} className={styles.cut} />
    </Part>
  )
}

export function Roof({ g }: { g: HouseGeometry }) {
  const { x0, x1, cx, eaves, ridge, overhang, rise } = g
  if (g.isFlat) {
    return (
      <Part name="roof" isSolid>
        <path d={`M${x0} ${g.ground}V${ridge + 14}M${x1} ${g.ground}V${ridge + 14}`} className={styles.cut} />
        <path
          d={`M${x0 - 10} ${ridge + 10}H${x1 + 10}`}
          fill="none"
          stroke="var(--house-line)"
          strokeWidth={9}
        />
      </Part>
    )
  }
  const drop = (overhang * rise) / (cx - x0)
  const left = g.party.left ? `${x0} ${eaves - 2}` : `${round(x0 - overhang)} ${round(eaves - 2 + drop)}`
  const right = g.party.right ? `${x1} ${eaves - 2}` : `${round(x1 + overhang)} ${round(eaves - 2 + drop)}`
  return (
    <Part name="roof" isSolid>
      <path
        d={`M${left}L${cx} ${ridge}L${right}`}
        fill="none"
        stroke="var(--house-line)"
        strokeWidth={9}
        strokeLinejoin="miter"
      />
      <path
        d={`M${x0 + 2} ${round(eaves + 4)}L${cx} ${ridge + 9}L${x1 - 2} ${round(eaves + 4)}`}
        fill="none"
        stroke="var(--house-wood)"
        strokeWidth={4}
      />
    </Part>
  )
}
