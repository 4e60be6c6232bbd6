import { useId } from 'react'
import { classNames } from '../class-names.ts'
import { Cooling, SolarPanels, Ventilation } from './air.tsx'
import type { DrawnHouse } from './drawn-house.ts'
import { Foundation } from './foundation.tsx'
import { HeatLoss, type HeatLossByPart, lossWordsEnd } from './heat-loss.tsx'
import { Heating } from './heating.tsx'
import styles from './house.module.css'
import { type HouseGeometry, houseGeometry } from './house-geometry.ts'
import { Floors, Rooms } from './rooms.tsx'
import { Attic, Door, Roof, Walls, Windows } from './shell.tsx'
import { type Extent, Garden, Ground, Neighbours } from './surroundings.tsx'
import { WaterHeater } from './water-heater.tsx'

type Props = {
  house: DrawnHouse
  /** What the picture says, for those who cannot see it. */
  title: string
  /** Heat-loss mode: ribbons and labels. A table twin belongs beside it. */
  loss?: HeatLossByPart | undefined
  /** Under 480 px: fewer words, larger type. */
  isCompact?: boolean
  /** Crops to width × height with the soil on the bottom edge, for houses that stand side by side. */
  frame?: readonly [width: number, height: number] | undefined
  hasGarden?: boolean
  mood?: 'day' | 'night' | 'ghost'
}

/** The signature picture: a cutaway of a home. */
export function House({ house, title, loss, isCompact = false, frame, hasGarden, mood = 'day' }: Props) {
  const id = useId()
  const ids = { soil: `${id}soil`, attic: `${id}attic`, outside: `${id}outside`, title: `${id}title` }
  const g = houseGeometry(house)
  const extent = extentOf(g, house, loss, isCompact)
  return (
    <svg
      className={classNames(styles.house, frame !== undefined && styles.isCropped)}
      data-mood={mood === 'day' ? undefined : mood}
      viewBox={viewBox(g, extent, { hasLoss: loss !== undefined, isCompact, frame })}
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-labelledby={ids.title}
    >
      <title id={ids.title}>{title}</title>
      <Definitions g={g} ids={ids} />
      <Ground g={g} extent={extent} soil={ids.soil} />
      {(hasGarden ?? loss === undefined) && <Garden g={g} house={house} />}
      <Neighbours g={g} house={house} soil={ids.soil} extent={extent} hasLoss={loss !== undefined} />
      <Foundation g={g} house={house} />
      <Rooms g={g} />
      <Floors g={g} house={house} />
      <Attic g={g} house={house} clip={ids.attic} />
      <Walls g={g} house={house} soil={ids.soil} />
      <Windows g={g} house={house} />
      <Door g={g} />
      <Roof g={g} />
      <SolarPanels g={g} house={house} />
      <Heating g={g} house={house} />
      <WaterHeater g={g} house={house} />
      <Ventilation g={g} house={house} />
      <Cooling g={g} house={house} />
      {loss !== undefined && <HeatLoss g={g} loss={loss} isCompact={isCompact} outsideClip={ids.outside} />}
    </svg>
  )
}

function Definitions({
  g,
  ids,
}: {
  g: HouseGeometry
  ids: { soil: string; attic: string; outside: string }
}) {
  const top = g.isFlat ? `V${g.ridge}H${g.x1}` : `V${g.eaves}L${g.cx} ${g.ridge + 4}L${g.x1} ${g.eaves}`
  return (
    <defs>
      <pattern
        id={ids.soil}
        width={14}
        height={14}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(38)"
      >
        <path d="M0 3.5h7M9 10.5h4" stroke="var(--house-soil-line)" strokeWidth={1.1} />
      </pattern>
      <clipPath id={ids.attic}>
        <path d={`M${g.x0 - 2} ${g.eaves - 3}L${g.cx} ${g.ridge + 12}L${g.x1 + 2} ${g.eaves - 3}z`} />
      </clipPath>
      <clipPath id={ids.outside}>
        <path clipRule="evenodd" d={`M-200 -200H1000V900H-200zM${g.x0} ${g.base}${top}V${g.base}z`} />
      </clipPath>
    </defs>
  )
}

/** Heat that leaves through the ground needs room for its words, and so does what leaves by the one wall of a flat. */
function extentOf(
  g: HouseGeometry,
  house: DrawnHouse,
  loss: HeatLossByPart | undefined,
  isCompact: boolean,
): Extent {
  const groundLoss = loss?.foundation
  const wordsEnd = groundLoss === undefined ? g.ground : lossWordsEnd('foundation', g, groundLoss, isCompact)
  const bottom = Math.max(g.base + 26, wordsEnd) + (house.heatingSystem === 'ground_source' ? 30 : 0)
  if (isCompact && loss !== undefined && g.isFlat) return { left: 136, right: 756, bottom }
  return { left: isCompact ? 96 : 40, right: isCompact ? 624 : 680, bottom }
}

type Crop = { hasLoss: boolean; isCompact: boolean; frame: Props['frame'] }

function viewBox(
  g: HouseGeometry,
  { left, right, bottom }: Extent,
  { hasLoss, isCompact, frame }: Crop,
): string {
  if (frame !== undefined) {
    return `${g.cx - frame[0] / 2} ${bottom - frame[1] - 1} ${frame[0]} ${frame[1]}`
  }
  const top = Math.min(g.ridge - (hasLoss ? (isCompact ? 60 : 52) : 14), 400)
  const margin = isCompact ? 4 : hasLoss ? 20 : 4
  return `${left - margin} ${top} ${right - left + 2 * margin} ${bottom - top + 2}`
}
