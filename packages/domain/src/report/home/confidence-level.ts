const VERY_SURE = 10
const FAIRLY_SURE = 20
/** Beyond it no payback is shown; answers are asked for instead. */
const ROUGHLY_SURE = 40

/** How sure an estimate of ± this many percent is, in words. */
export function confidenceLevel(percent: number): 'very' | 'fairly' | 'roughly' | 'not_yet' {
  if (percent <= VERY_SURE) return 'very'
  if (percent <= FAIRLY_SURE) return 'fairly'
  return percent <= ROUGHLY_SURE ? 'roughly' : 'not_yet'
}
