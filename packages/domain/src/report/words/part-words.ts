import type { Translate } from '../../shared/translate.ts'
import type { HomePart, PartRating } from '../parts/home-parts.ts'
import type { knownWords } from '../parts/known-words.ts'

type Words = ReturnType<typeof knownWords>
type Assumption = HomePart['known']

const INSULATED = ['attic_insulation', 'wall_insulation', 'foundation_insulation']
const LEVEL: Readonly<Record<PartRating, string>> = {
  1: 'none',
  2: 'some',
  3: 'some',
  4: 'good',
  5: 'excellent',
}
/** Below it the figure would read R-0. */
const LEAST_SAID_RSI = 0.1

/**
 * Says a part of the home as a person would: the thing first, then its figures. Whatever comes from elsewhere than the
 * part's main fact, whose source stands beside it, says so.
 */
export function partWords(
  words: Words,
  t: Translate,
): (part: Pick<HomePart, 'known' | 'also' | 'rating'>) => string {
  return ({ known, also, rating }) => {
    const one = (fact: Assumption) => {
      const said = oneFact(words, t, fact, rating)
      return fact.source === known.source ? said : `${said} (${t(`report:source.${fact.source}`)})`
    }
    const facts = known.field === 'foundation_insulation' ? [...also, known] : [known, ...also]
    return capital(facts.map((fact, index) => (index === 0 ? one(fact) : small(one(fact)))).join(', '))
  }
}

function oneFact(words: Words, t: Translate, known: Assumption, rating: HomePart['rating']): string {
  const { field, value } = known
  if (INSULATED.includes(field) && typeof value === 'number' && rating !== null) {
    const level = t(`assessment:known.insulation.${LEVEL[rating]}`)
    return value < LEAST_SAID_RSI ? level : `${level}, ${words(known)}`
  }
  if (field === 'window_type' && typeof value === 'string') return t(`assessment:known.panes.${value}`)
  if (field === 'heating_efficiency') return t('report:parts.efficient', { percent: words(known) })
  // An answer is a span of years with words of its own; an assumed age is a figure.
  if ((field === 'heating_age' || field === 'water_heater_age') && typeof value === 'string')
    return t(`report:parts.age.${value}`)
  return words(known)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
/** The second word of a list starts small, unless it is a figure such as R-11. */
const small = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
