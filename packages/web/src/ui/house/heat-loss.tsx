import { LOSS_PARTS, type LossPart } from '@hearthlight/domain/report/parts/loss-parts'
import styles from './house.module.css'
import { type HouseGeometry, round } from './house-geometry.ts'
import { isDrawn, type Ribbon, ribbonOf, tipHalf, tipLength } from './loss-ribbons.ts'

/** One part's share of the heat that leaves, in whole percent, and what to write at its arrow. */
export type Loss = { share: number; label: string; amount: string; shareText: string }
export type HeatLossByPart = Partial<Record<LossPart, Loss>>

const UNITS_PER_PERCENT = 1.45

/** Name over amount, larger where there is less room. */
const typeSizes = (isCompact: boolean) => (isCompact ? { big: 27, small: 23 } : { big: 19.5, small: 16 })

/** How far down a part's words reach. */
export function lossWordsEnd(part: LossPart, g: HouseGeometry, loss: Loss, isCompact: boolean): number {
  const { text } = ribbonOf(part, g, loss.share * UNITS_PER_PERCENT, isCompact)
  return text.y + typeSizes(isCompact).big * 1.12 + 12
}

type Props = { g: HouseGeometry; loss: HeatLossByPart; isCompact: boolean; outsideClip: string }

/** One ribbon a part, as wide as its share. Pale inside the house, solid outside: the eye reads "leaving". */
export function HeatLoss({ g, loss, isCompact, outsideClip }: Props) {
  return (
    <g data-part="heat-loss">
      {LOSS_PARTS.map((part) => {
        const one = loss[part]
        if (one === undefined || !isDrawn(part, isCompact)) return null
        const width = one.share * UNITS_PER_PERCENT
        const ribbon = ribbonOf(part, g, width, isCompact)
        return (
          <g key={part} data-part={`loss-${part}`} data-share={one.share}>
            <Flow ribbon={ribbon} width={width} outsideClip={outsideClip} />
            <Label
              at={ribbon.text}
              loss={one}
              isCompact={isCompact}
              isOnSoil={part === 'foundation' && !g.isFlat}
            />
          </g>
        )
      })}
    </g>
  )
}

function Flow({ ribbon, width, outsideClip }: { ribbon: Ribbon; width: number; outsideClip: string }) {
  const { paths, tip, leader, isInFront = false } = ribbon
  const stroke = round(paths.length > 1 ? Math.max(1, width / paths.length - 2.4) : width)
  const half = tipHalf(width)
  return (
    <>
      {!isInFront &&
        paths.map((d) => (
          <path
            key={d}
            d={d}
            className={styles.flow}
            strokeWidth={stroke}
            stroke="var(--house-loss)"
            opacity={0.3}
          />
        ))}
      {leader !== undefined && <path d={leader} className={styles.fine} />}
      <g clipPath={isInFront ? undefined : `url(#${outsideClip})`}>
        {paths.map((d) => (
          <path key={d} d={d} className={styles.flow} strokeWidth={stroke + 4} stroke="var(--paper)" />
        ))}
        {paths.map((d) => (
          <path key={d} d={d} className={styles.flow} strokeWidth={stroke} stroke="var(--house-loss)" />
        ))}
      </g>
      <path
        transform={`translate(${tip.x} ${tip.y}) rotate(${tip.turn})`}
        d={`M-1 ${round(-half)}L${round(tipLength(width))} 0L-1 ${round(half)}z`}
        fill="var(--house-loss)"
      />
    </>
  )
}

type LabelProps = { at: Ribbon['text']; loss: Loss; isCompact: boolean; isOnSoil: boolean }

function Label({ at, loss, isCompact, isOnSoil }: LabelProps) {
  const { big, small } = typeSizes(isCompact)
  return (
    <text
      x={at.x}
      y={at.y}
      textAnchor={at.anchor}
      className={styles.label}
      data-on={isOnSoil ? 'soil' : undefined}
    >
      <tspan x={at.x} fontSize={small} fill="var(--ink-2)">
        {loss.label}
      </tspan>
      <tspan x={at.x} dy={big * 1.12} fontSize={big} fontWeight={680}>
        {loss.amount}
      </tspan>
      {!isCompact && (
        <tspan fontSize={small} fill="var(--ink-2)" dx={6}>
          {loss.shareText}
        </tspan>
      )}
    </text>
  )
}
