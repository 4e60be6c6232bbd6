import type { CSSProperties } from 'react'

type Brand = { id: string; name: string; style: CSSProperties & Record<`--${string}`, string | number> }

/** Three looks as far apart as the tokens allow: what stands under all of them stands under any partner. */
export const BRANDS: readonly Brand[] = [
  {
    id: 'lake',
    name: 'Lake',
    style: {
      '--partner-colour': 'oklch(0.43 0.076 212)',
      '--partner-accent': 'oklch(0.82 0.105 84)',
      '--partner-paper-hue': 84,
      '--partner-paper-chroma': 0.009,
      '--partner-display': '"Newsreader"',
      '--partner-text': '"Source Sans 3"',
      '--partner-display-weight': 440,
      '--partner-radius': '12px',
    },
  },
  {
    id: 'north',
    name: 'North',
    style: {
      '--partner-colour': 'oklch(0.43 0.155 2)',
      '--partner-accent': 'oklch(0.83 0.11 165)',
      '--partner-paper-hue': 235,
      '--partner-paper-chroma': 0.006,
      '--partner-display': '"Bricolage Grotesque"',
      '--partner-text': '"Figtree"',
      '--partner-display-weight': 640,
      '--partner-radius': '2px',
    },
  },
  {
    id: 'river',
    name: 'River',
    style: {
      '--partner-colour': 'oklch(0.42 0.17 264)',
      '--partner-accent': 'oklch(0.74 0.14 62)',
      '--partner-paper-hue': 72,
      '--partner-paper-chroma': 0.019,
      '--partner-display': '"Fraunces"',
      '--partner-text': '"Public Sans"',
      '--partner-display-weight': 560,
      '--partner-radius': '22px',
    },
  },
]
