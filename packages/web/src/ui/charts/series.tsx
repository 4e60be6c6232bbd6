/** The end uses of the report, each with its own colour and pattern so that it reads without colour. */
export const END_USES = ['heating', 'appliances', 'hot-water', 'cooling', 'ventilation', 'other'] as const
export type EndUse = (typeof END_USES)[number]
export type Series = EndUse | 'before' | 'after' | 'saving'

const PATTERN: Record<Series, 'none' | 'diagonal' | 'dots' | 'rows' | 'columns'> = {
  heating: 'none',
  appliances: 'diagonal',
  'hot-water': 'dots',
  cooling: 'rows',
  ventilation: 'columns',
  other: 'none',
  before: 'diagonal',
  after: 'none',
  saving: 'diagonal',
}

/** Pattern ids must be unique on the page, so each chart brings its own. */
export function Patterns({ id }: { id: string }) {
  const hatch = 'var(--data-hatch)'
  return (
    <defs>
      <pattern
        id={`${id}-diagonal`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2} height={8} fill={hatch} />
      </pattern>
      <pattern id={`${id}-dots`} width={8} height={8} patternUnits="userSpaceOnUse">
        <circle cx={2} cy={2} r={1.3} fill={hatch} />
        <circle cx={6} cy={6} r={1.3} fill={hatch} />
      </pattern>
      <pattern id={`${id}-rows`} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={2} fill={hatch} />
      </pattern>
      <pattern id={`${id}-columns`} width={5} height={5} patternUnits="userSpaceOnUse">
        <rect width={1.8} height={5} fill={hatch} />
      </pattern>
    </defs>
  )
}

type BarProps = {
  id: string
  series: Series
  x: number
  y: number
  width: number
  height: number
  className?: string | undefined
}

/** Light fills are under 3:1 on paper, so every bar carries a darker edge of its own hue (WCAG 1.4.11). */
export function Bar({ id, series, x, y, width, height, className }: BarProps) {
  const colour = `var(--data-${series})`
  const box = { x, y, width, height }
  return (
    <g className={className}>
      <rect {...box} fill={colour} />
      {PATTERN[series] !== 'none' && <rect {...box} fill={`url(#${id}-${PATTERN[series]})`} />}
      <rect
        x={x + 0.5}
        y={y + 0.5}
        width={Math.max(0.1, width - 1)}
        height={Math.max(0.1, height - 1)}
        fill="none"
        stroke={`color-mix(in oklab, ${colour} 58%, var(--ink))`}
      />
    </g>
  )
}

export function Swatch({ id, series }: { id: string; series: Series }) {
  return (
    <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <Bar id={id} series={series} x={0} y={0} width={18} height={18} />
    </svg>
  )
}
