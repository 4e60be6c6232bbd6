import assessment from '@hearthlight/domain/texts/en/assessment.json' with { type: 'json' }
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }

/** What the report of one home may not say beside each other, read from its words; each rule says what it found. */
type Rule = (page: Element) => string | undefined

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
const numberOf = (text: string | undefined) => Number(text?.replaceAll(',', ''))

const cardsOf = (page: Element) =>
  [...page.querySelectorAll('#plan li')].filter((card) => card.querySelector('h3') !== null)
const stepsOf = (page: Element) => cardsOf(page).map((card) => textOf(card.querySelector('h3')))
const leftOutOf = (page: Element) =>
  [...page.querySelectorAll('#plan li b')]
    .filter((name) => name.closest('li')?.querySelector('h3') === null)
    .map((name) => textOf(name).replace(/\.$/, ''))

/** What is said of a part in the table of parts, its source included. */
function partOf(page: Element, part: keyof typeof texts.parts.name): string {
  const table = [...page.querySelectorAll('table')].find(
    (one) => textOf(one.querySelector('caption')) === texts.parts.title,
  )
  const row = [...(table?.querySelectorAll('tbody tr') ?? [])].find((one) =>
    textOf(one.querySelector('th')).includes(texts.parts.name[part]),
  )
  return textOf(row)
}

const onceOnly: Rule = (page) => {
  const steps = stepsOf(page)
  const both = leftOutOf(page).find((name) => steps.includes(name))
  return both && `${both} is in the plan and left out of it`
}

/** Nobody has chosen anything in these homes: an order or a budget is no word of theirs. */
const undecided: Rule = (page) =>
  page.querySelector('#plan-undecided') === null ? undefined : textOf(page.querySelector('#plan-undecided'))

const leadsOn: Rule = (page) => {
  const stuck = cardsOf(page).find(
    (card) =>
      card.querySelectorAll('dl > div:not([data-possible])').length === 3 &&
      card.querySelector('a[href]') === null,
  )
  return stuck && `${textOf(stuck.querySelector('h3'))} has a rebate and no way to it`
}

const TENTH = 10
/** An answer that is asked first moves the cost by more than a tenth; any other makes the band narrower than it is. */
const askedNext: Rule = (page) => {
  const said = textOf(page)
  const now = numberOf(/sure[^±]*±(\d+)%|Roughly, ±(\d+)%/.exec(said)?.slice(1).find(Boolean))
  const moved = /it may move the yearly cost by (\d+)%/.exec(said)?.[1]
  if (moved !== undefined) return Number(moved) < TENTH ? `first for a shift of ${moved}%` : undefined
  const after = /to make it ±(\d+)%/.exec(said)?.[1]
  return after !== undefined && Number(after) >= now ? `±${after}% instead of ±${now}%` : undefined
}

/** A slab says nothing of an attic: ducts are put there by who knows it. */
const silentDucts: Rule = (page) => {
  const ducts = partOf(page, 'ducts')
  const isAssumed = ducts.includes(texts.source.assumed)
  return isAssumed && /attic/i.test(ducts) && /slab/i.test(partOf(page, 'foundation')) ? ducts : undefined
}

/** kWh a year that a kilowatt of panels may make, from Iceland to Arizona. */
const LEAST_A_KW = 500
const MOST_A_KW = 2300
const oneArray: Rule = (page) => {
  const said = [
    ...textOf(page).matchAll(
      /Panels of ([\d.]+) kW make about ([\d,]+) kWh a year: the home uses about ([\d,]+) kWh .*? other ([\d,]+) kWh/g,
    ),
  ].map(([, ...figures]) => figures.map(numberOf))
  const wrong = said.find(([kW = 0, made = 0, used = 0, sold = 0]) => {
    const each = made / kW
    return used + sold !== made || each < LEAST_A_KW || each > MOST_A_KW
  })
  if (wrong !== undefined) return `${wrong[0]} kW, ${wrong[1]} kWh: ${wrong[2]} used, ${wrong[3]} sold`
  const sizes = new Set(said.map(([kW]) => kW))
  return sizes.size > 1 ? `arrays of ${[...sizes].join(' and ')} kW` : undefined
}

/** Two sums more than a tenth apart are told with what sets them apart. */
const billsWithCause: Rule = (page) => {
  const [, billed, estimated] =
    /bills you gave come to \D?([\d,]+)[^;]*;.*? we estimate \D?([\d,]+)/.exec(textOf(page)) ?? []
  if (billed === undefined) return undefined
  const isTold = /do not get any (lower|higher)|by your bills a unit costs|do not fit this home/.test(
    textOf(page),
  )
  return isTold ? undefined : `bills of ${billed} beside ${estimated}, and no cause`
}

/** A home airs itself by a hundredth to a sixth of what goes through it at 50 Pa, and fans add some. */
const oneAir: Rule = (page) => {
  const [, ach50] = /about (\d+) ACH50/.exec(partOf(page, 'air')) ?? []
  const [, hours] = /renewed about every ([\d.]+) hours/.exec(textOf(page)) ?? []
  if (ach50 === undefined || hours === undefined) return undefined
  const [leak, changes] = [Number(ach50), 1 / Number(hours)]
  return changes < leak / 100 || changes > leak / 6 + 1
    ? `${ach50} ACH50 and new air every ${hours} hours`
    : undefined
}

const { measure } = assessment
/** A step, and what of the home rules it out. */
const IMPOSSIBLE: readonly (readonly [keyof typeof measure, (page: Element) => boolean])[] = [
  ['furnace_high_eff', (page) => /boiler|baseboard|stove/i.test(partOf(page, 'heating'))],
  ['boiler_condensing', (page) => /furnace|baseboard|stove/i.test(partOf(page, 'heating'))],
  ['hpwh', (page) => /heat pump/i.test(partOf(page, 'hot_water'))],
  ['crawlspace_floor_insulation', (page) => /slab/i.test(partOf(page, 'foundation'))],
  ['led_lighting', (page) => yearBuilt(page) > 2010],
]
const yearBuilt = (page: Element) => {
  const term = [...page.querySelectorAll('dt')].find((one) => textOf(one) === texts.profile.year_built)
  return Number(textOf(term?.nextElementSibling)) || 0
}
const possible: Rule = (page) => {
  const offered = [...stepsOf(page), ...leftOutOf(page)]
  const [found] = IMPOSSIBLE.filter(([id, isOut]) => offered.includes(measure[id].title) && isOut(page))
  return found && `“${measure[found[0]].title}” in a home that cannot have it`
}

export const CONTRADICTIONS: Readonly<Record<string, Rule>> = {
  'a step is in the plan or left out': onceOnly,
  'nobody was “not sure” who chose nothing': undecided,
  'a step with a rebate leads to it': leadsOn,
  'an answer is asked next for a reason': askedNext,
  'a slab puts no ducts into an attic': silentDucts,
  'one array of panels has one size': oneArray,
  'bills in money are met, or the cause is told': billsWithCause,
  'air leakage and air changes agree': oneAir,
  'no step that the home cannot have': possible,
}

/** What the page contradicts itself in, rule by rule. */
export const contradictionsIn = (page: Element): string[] =>
  Object.entries(CONTRADICTIONS).flatMap(([rule, find]) => {
    const found = find(page)
    return found === undefined ? [] : [`${rule}: ${found}`]
  })
