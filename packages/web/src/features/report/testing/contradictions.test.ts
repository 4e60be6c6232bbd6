import assessment from '@hearthlight/domain/texts/en/assessment.json' with { type: 'json' }
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { expect, it } from 'vitest'
import { CONTRADICTIONS, contradictionsIn } from './contradictions.ts'

const page = (html: string) => {
  const at = document.createElement('div')
  at.innerHTML = html
  return at
}
const card = (name: string, inside = '') => `<li><h3>${name}</h3>${inside}</li>`
const plan = (inside: string) => `<section id="plan"><ol>${inside}</ol></section>`
const part = (name: keyof typeof texts.parts.name, known: string, source: keyof typeof texts.source) =>
  `<tr><th>${texts.parts.name[name]}</th><td>${known} ${texts.source[source]}</td></tr>`
const parts = (...rows: string[]) =>
  `<table><caption>${texts.parts.title}</caption><tbody>${rows.join('')}</tbody></table>`
const money = (rows: number) => `<dl>${'<div><dt>x</dt><dd>$1</dd></div>'.repeat(rows)}</dl>`
const { measure } = assessment
const AIR = 'The air in your rooms is renewed about every'
const panels = (kW: string, made: string, used: string, sold: string) =>
  `<p>Panels of ${kW} kW make about ${made} kWh a year: the home uses about ${used} kWh of it and buys that much less; the other ${sold} kWh are sold for about $90.</p>`

/** By rule: a page that breaks it, and the nearest one that does not. */
const PAGES: Readonly<Record<string, readonly [breaks: string, keeps: string]>> = {
  'a step is in the plan or left out': [
    plan(`${card('Seal the leaks')}<li><b>Seal the leaks.</b> You were not sure.</li>`),
    plan(`${card('Seal the leaks')}<li><b>Insulate the walls.</b> Too dear.</li>`),
  ],
  'nobody was “not sure” who chose nothing': [
    '<h3 id="plan-undecided">You were not sure: 4</h3>',
    '<h3 id="plan-beyond">Beyond the budget: 4</h3>',
  ],
  'a step with a rebate leads to it': [
    plan(card('Seal the leaks', money(3))),
    plan(card('Seal the leaks', `${money(3)}<a href="/incentives?detail=1">See the rebate</a>`)),
  ],
  'an answer is asked next for a reason': [
    '<p>How sure are we? Fairly sure, ±12%.</p><button>Answer “Windows” to make it ±12%</button>',
    '<p>How sure are we? Fairly sure, ±12%.</p><button>Answer “Windows” to make it ±9%</button>',
  ],
  'a slab puts no ducts into an attic': [
    parts(part('ducts', 'In the attic', 'assumed'), part('foundation', 'Slab, no insulation', 'answered')),
    parts(part('ducts', 'In the attic', 'answered'), part('foundation', 'Slab, no insulation', 'answered')),
  ],
  'one array of panels has one size': [
    panels('7', '4,100', '3,000', '1,600'),
    panels('4.1', '4,600', '3,000', '1,600'),
  ],
  'bills in money are met, or the cause is told': [
    `<p>${texts.confidence.bills_money.replace('{{billed}}', '$6,600').replace('{{modelled}}', '$4,200')}</p>`,
    `<p>${texts.confidence.bills_money.replace('{{billed}}', '$6,600').replace('{{modelled}}', '$4,200')} ${texts.confidence.bills_highest}</p>`,
  ],
  'air leakage and air changes agree': [
    `${parts(part('air', 'Drafty, about 30 ACH50', 'assumed'))}<p>${AIR} 12 hours.</p>`,
    `${parts(part('air', 'Drafty, about 10 ACH50', 'assumed'))}<p>${AIR} 2 hours.</p>`,
  ],
  'no step that the home cannot have': [
    plan(card(measure.furnace_high_eff.title)) + parts(part('heating', 'Boiler, natural gas', 'answered')),
    plan(card(measure.boiler_condensing.title)) + parts(part('heating', 'Boiler, natural gas', 'answered')),
  ],
}

it('knows a page for every rule', () => {
  expect(Object.keys(PAGES)).toEqual(Object.keys(CONTRADICTIONS))
})

it.each(Object.entries(PAGES))(
  '%s: finds its breach, and nothing where there is none',
  (rule, [breaks, keeps]) => {
    expect(contradictionsIn(page(breaks)).map((found) => found.split(': ')[0])).toEqual([rule])
    expect(contradictionsIn(page(keeps))).toEqual([])
  },
)

it.each([
  ['hpwh', parts(part('hot_water', 'Heat pump water heater', 'answered'))],
  ['crawlspace_floor_insulation', parts(part('foundation', 'Slab on the ground', 'answered'))],
  ['led_lighting', `<dl><dt>${texts.profile.year_built}</dt><dd>2024</dd></dl>`],
] as const)('does not propose %s where it is there already or cannot be', (id, home) => {
  expect(contradictionsIn(page(plan(card(measure[id].title)) + home))).toHaveLength(1)
  expect(contradictionsIn(page(plan(card(measure[id].title))))).toEqual([])
})

it('knows panels of two sizes on one page', () => {
  const two = panels('4.1', '4,600', '3,000', '1,600') + panels('8.2', '9,200', '3,000', '6,200')
  expect(contradictionsIn(page(two))).toEqual(['one array of panels has one size: arrays of 4.1 and 8.2 kW'])
})
