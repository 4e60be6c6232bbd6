import type { Era } from '../../shared/vocabulary.ts'
import {
  LEAKAGE_BY_DECADE as DECADE,
  LEAKAGE_BY_DUCTS as DUCTS,
  LEAKAGE_BY_FOUNDATION as FOUNDATION,
  LEAKAGE_BY_ZONE,
  regressionAch50,
} from './leakage-regression.ts'
import type { ShellInput } from './shell-input.ts'

/** The regression's decades by our eras. */
const VINTAGE: Readonly<Record<Era, number>> = {
  pre_1946: DECADE.before_1960,
  '1946_1960': DECADE.before_1960,
  '1961_1970': DECADE.before_1970,
  '1971_1980': DECADE.before_1980,
  '1981_1990': DECADE.before_1990,
  '1991_2000': DECADE.before_2000,
  '2001_2010': DECADE.later,
  '2011_on': DECADE.later,
}
const BENEATH: Readonly<Record<ShellInput['foundation'], number>> = {
  slab: FOUNDATION.slab,
  basement_heated: FOUNDATION.heated,
  basement_unheated: FOUNDATION.unheated,
  crawlspace: FOUNDATION.unheated,
}
/** Attics and crawlspaces are vented, basements are not. */
function ductTerm({ ducts, foundation }: ShellInput): number {
  if (ducts === 'attic') return DUCTS.vented
  if (ducts === 'below' && foundation === 'crawlspace') return DUCTS.vented
  return ducts === 'below' && foundation === 'basement_unheated' ? DUCTS.unvented : DUCTS.inside
}
/**
 * The regression's homes came from weatherization programs and leak more than the stock; an estimate, checked on
 * state use.
 */
const STOCK_FACTOR = 0.75
/**
 * Homes since 2009 are tested: IECC caps of 5 and 3 air changes bring the mean well below the regression. An
 * estimate.
 */
const TESTED_ERA_FACTOR = 0.7

export function leakageByAge(question: ShellInput): number {
  const { era, foundation, place } = question
  const terms = VINTAGE[era] + (LEAKAGE_BY_ZONE[place.zone] ?? 0) + BENEATH[foundation] + ductTerm(question)
  return regressionAch50(question, terms) * STOCK_FACTOR * (era === '2011_on' ? TESTED_ERA_FACTOR : 1)
}
