import type { QuestionCount } from '@hearthlight/domain/assessment/wizard/question-count'
import texts from '@hearthlight/domain/texts/en/report.json' with { type: 'json' }
import { expect } from 'vitest'

/** What the pages of a report say, read back from their words alone. */
type Shows = { readonly energy: boolean; readonly co2: boolean }
type Told = { readonly money: Pair; readonly kWh: Pair | undefined; readonly net: number }
type Pair = { readonly now: number; readonly after: number }

const textOf = (element: Element | null | undefined) =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''

/** Every figure of a text, signs of any kind included: "−$280" is -280, "$1,450.00" is 1450. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(/([−+-]?)[$€]?(-?\d[\d,]*(?:\.\d+)?)/g)].map(([, sign, digits]) => {
    const value = Number(digits?.replaceAll(',', ''))
    return sign === '−' || sign === '-' ? -value : value
  })
}
const figureIn = (text: string) => figuresIn(text)[0] ?? Number.NaN
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)

type Row = { readonly name: string; readonly cells: readonly string[]; readonly figures: readonly number[] }

function rowsOf(page: Element, caption: string): Row[] {
  const table = [...page.querySelectorAll('table')].find(
    (one) => textOf(one.querySelector('caption')) === caption,
  )
  return [...(table?.querySelectorAll('tbody tr') ?? [])].map((row) => {
    const cells = [...row.querySelectorAll('td')].map(textOf)
    return { name: textOf(row.querySelector('th')), cells, figures: cells.map(figureIn) }
  })
}

const percentOf = (before: number, after: number) =>
  before === 0 ? 0 : Math.round(((before - after) / Math.abs(before)) * 100 + Number.EPSILON * 100)

/** A difference is that of the two figures beside it, and its percentage too. */
function checkTiles(page: Element, where: string): Pair[] {
  const tiles = page.querySelector(`[aria-label="${texts.figures.title}"] > div`)?.children ?? []
  return [...tiles].map((tile) => {
    const [, figures, delta] = [...tile.querySelectorAll('p')]
    const [now = Number.NaN, after = now] = figuresIn(textOf(figures).replace(texts.after_plan, ' '))
    if (textOf(delta) === 'About the same as today') expect(after, `${where}: ${textOf(tile)}`).toBe(now)
    else if (after !== now || /About/.test(textOf(delta))) {
      const [amount, percent] = figuresIn(textOf(delta))
      const sign = /more/.test(textOf(delta)) ? -1 : 1
      expect(sign * (amount ?? Number.NaN), `${where}: ${textOf(tile)}`).toBe(now - after)
      expect(percent, `${where}: ${textOf(tile)}`).toBe(Math.abs(percentOf(now, after)))
    }
    return { now, after }
  })
}

function checkUses(page: Element, total: Pair, hasPlan: boolean, where: string): Row[] {
  const rows = rowsOf(page, texts.uses.subtitle.money)
  const uses = rows.slice(0, -1)
  const together = rows.at(-1)
  expect(together?.figures[0], where).toBe(total.now)
  expect(sum(uses.map(({ figures }) => figures[0] ?? Number.NaN)), where).toBe(total.now)
  if (hasPlan) {
    expect(together?.figures[1], where).toBe(total.after)
    expect(sum(uses.map(({ figures }) => figures[1] ?? Number.NaN)), where).toBe(total.after)
  }
  return uses
}

/** "Of the $310 you spend on heating" is the heating of the table, and its parts make it up. */
function checkHeat(page: Element, uses: readonly Row[], where: string) {
  const heating = uses.find(({ name }) => name === texts.use.heating)?.figures[0] ?? 0
  const rows = rowsOf(page, texts.heat.table)
  const said = /Of the (\S+) you spend on heating/.exec(textOf(page))?.[1] ?? ''
  expect(figureIn(said), where).toBe(heating)
  if (rows.length === 0) return
  expect(sum(rows.map(({ figures }) => figures[0] ?? Number.NaN)), where).toBe(100)
  expect(sum(rows.map(({ figures }) => figures[1] ?? Number.NaN)), where).toBe(heating)
}

/** Each step: cost less rebate is what is paid; all steps make the totals; the payback is price over saving. */
function checkPlan(page: Element, saved: number, where: string): number {
  const cards = [...page.querySelectorAll('#plan li')].filter((card) => card.querySelector('h3') !== null)
  const steps = cards.map((card) => {
    const amounts = [...card.querySelectorAll('dl > div:not([data-possible]) dd')].map((dd) =>
      figureIn(textOf(dd)),
    )
    const [cost = Number.NaN] = amounts
    const net = amounts.at(-1) ?? Number.NaN
    const rebate = amounts.length === 3 ? (amounts[1] ?? Number.NaN) : 0
    const name = textOf(card.querySelector('h3'))
    expect(cost + rebate, `${where}: ${name}`).toBe(net)
    const [saving, note] = [...card.querySelectorAll('dl + div p')].map(textOf)
    return { name, cost, rebate, net, saved: checkSaving(saving ?? '', note ?? '', net, `${where}: ${name}`) }
  })
  const totals = [...page.querySelectorAll('#plan dl[aria-live] dd')].map((dd) => figureIn(textOf(dd)))
  if (steps.length === 0) return 0
  expect(totals.slice(0, 3), where).toEqual(
    [
      sum(steps.map(({ cost }) => cost)),
      sum(steps.map(({ rebate }) => rebate)) + 0,
      sum(steps.map(({ net }) => net)),
    ].map((value) => (value === 0 ? expect.closeTo(0) : value)),
  )
  expect(sum(steps.map((step) => step.saved)), where).toBe(saved)
  expect(totals[3], where).toBe(Math.abs(saved))
  for (const { name, figures } of rowsOf(page, texts.savings.subtitle))
    expect(Math.abs(figures[0] ?? Number.NaN), `${where}: ${name}`).toBe(
      Math.abs(steps.find((step) => step.name === name)?.saved ?? Number.NaN),
    )
  checkCards(page, new Map(steps.map((step) => [step.name, step.saved])), where)
  return sum(steps.map(({ net }) => net))
}

/** What a rebate says its measure saves is what the plan says of it, or the list of what was left out. */
function checkCards(page: Element, planned: ReadonlyMap<string, number>, where: string) {
  const leftOut = [...page.querySelectorAll('#plan details li')].map((line) => ({
    name: textOf(line.querySelector('b')).replace(/\.$/, ''),
    saved: figureIn(/saves about (\S+) a year/.exec(textOf(line))?.[1] ?? ''),
  }))
  for (const card of page.querySelectorAll('#rebates li')) {
    const name = textOf(card.querySelector('h3'))
    const [, told] = /saves about (\S+) a year/.exec(textOf(card)) ?? []
    if (told === undefined) continue
    const saved = planned.get(name) ?? leftOut.find((one) => one.name === name)?.saved
    expect(figureIn(told), `${where}: the rebate for ${name}`).toBe(saved)
  }
}

/** As many answers as the wizard and the list of homes count. */
export function checkAnswers(page: Element, { given, all }: QuestionCount, where: string) {
  expect(figuresIn(/Based on \d+ of \d+ answers/.exec(textOf(page))?.[0] ?? ''), where).toEqual([given, all])
}

/** Nothing is not given a figure, and few things are called by their word: "both", not "all 2". */
export function checkNothing(page: Element, where: string) {
  const spoken = [...page.querySelectorAll('h1, h2, h3, p, li, dt, dd')].map(textOf)
  for (const text of spoken) {
    expect(text, where).not.toMatch(/(?<![\d.,])0\s?kg\b|about [$€]0(?![\d.,])/i)
    expect(text, where).not.toMatch(/\ball [012]\b|(?<![\d.,])0 steps?\b/i)
  }
}

function checkSaving(saving: string, note: string, net: number, where: string): number {
  const isRise = saving.startsWith('+')
  const amount = saving === texts.plan.saves_nothing ? 0 : Math.abs(figureIn(saving))
  const saved = isRise ? -amount : amount
  const [range = '', ...words] = note.split(' · ')
  const due = words.find((word) => word.startsWith('the old one is due'))
  const payback = words.at(-1) ?? ''
  // What is replaced anyway pays back what it costs above a plain one.
  const price = due === undefined ? net : Math.min(net, figuresIn(due)[0] ?? 0)
  checkRange(range, amount, isRise, where)
  if (net === 0 && due === undefined) expect(payback, where).toBe(texts.plan.free)
  const expected = /pays back in about (\d+)/.exec(payback)?.[1]
  if (expected !== undefined) expect(Number(expected), where).toBe(Math.max(1, Math.round(price / amount)))
  if (saved <= 0 && net > 0) expect(payback, where).toBe(due ?? texts.plan.never)
  return saved
}

function checkRange(range: string, amount: number, isRise: boolean, where: string) {
  // "+$190 a year" beside "likely -$280–-$130": a sign that turns inside one line.
  expect(range, where).not.toMatch(/[-−]\D?\d/)
  if (/more/.test(range)) return
  const ends = figuresIn(range.replaceAll('+', ''))
  if (isRise) expect(range, where).toMatch(/^likely \+/)
  expect(Math.min(...ends), where).toBeLessThanOrEqual(amount)
  expect(Math.max(...ends), where).toBeGreaterThanOrEqual(amount)
}

function checkMonths(page: Element, where: string) {
  for (const { name, figures } of rowsOf(page, texts.monthly.subtitle)) {
    const parts = figures.slice(0, -1)
    if (parts.length > 0) expect(sum(parts), `${where}: ${name}`).toBe(figures.at(-1))
  }
}

const GREAT = ['A', 'B']
const GOOD = ['A', 'B', 'C', 'D']

/** "Great: about as well as a new one" only beside a label that says so, "less than most" only over a shorter bar. */
function checkVerdict(page: Element, [own, typical]: readonly Row[], where: string) {
  const letter = page.querySelector('[data-grade][data-when="now"]')?.getAttribute('data-grade')
  expect(letter, where).toMatch(/^[A-G]$/)
  const says = (words: string) => textOf(page).includes(words)
  if (says(texts.compare.great)) expect(GREAT, where).toContain(letter)
  const [ownFigure = Number.NaN, typicalFigure] = [own?.figures[0], typical?.figures[0]]
  if (says(texts.compare.good)) {
    expect(GOOD, where).toContain(letter)
    expect(ownFigure, where).toBeLessThan(typicalFigure ?? Number.NaN)
  }
  if (says(texts.compare.cheap)) expect(ownFigure, where).toBeLessThan(typicalFigure ?? Number.NaN)
  if (says(texts.compare.like_most)) expect(ownFigure, where).toBe(typicalFigure)
}

export function checkOverview(page: Element, { energy, co2 }: Shows, where: string): Told {
  const tiles = checkTiles(page, where)
  expect(tiles, where).toHaveLength(1 + Number(energy) + Number(co2))
  const [money = { now: Number.NaN, after: Number.NaN }] = tiles
  const hasPlan = page.querySelector('#plan dl[aria-live]') !== null
  const [now, after] = figuresIn(textOf(page.querySelector('h1')))
  expect(now, where).toBe(Math.abs(money.now))
  if (hasPlan && money.now >= 0) expect(after, where).toBe(Math.abs(money.after))
  for (const { name, figures } of rowsOf(page, texts.consumption.subtitle)) {
    const [before = 0, later = 0, saved] = figures
    expect(saved, `${where}: ${name}`).toBe(before - later)
  }
  const uses = checkUses(page, money, hasPlan, where)
  checkHeat(page, uses, where)
  const net = checkPlan(page, hasPlan ? money.now - money.after : 0, where)
  checkMonths(page, where)
  const kWh = energy ? tiles[1] : undefined
  const compared = rowsOf(page, texts.compare.subtitle[energy ? 'kWh' : 'money'])
  expect(compared[0]?.figures[0], where).toBe(kWh?.now ?? money.now)
  checkVerdict(page, compared, where)
  return { money, kWh, net }
}

export function checkAnalysis(page: Element, { energy }: Shows, { money, kWh, net }: Told, where: string) {
  const steps = rowsOf(page, texts.roadmap.subtitle).map(({ cells }) => {
    const amount = figureIn(cells[0] ?? '')
    return cells[0]?.startsWith('+') ? -Math.abs(amount) : amount
  })
  const title = figuresIn(/Roadmap: .*$/.exec(textOf([...page.querySelectorAll('h2')].at(-1)))?.[0] ?? '')
  expect(title, where).toEqual(steps.length === 0 ? [money.now] : [steps.length, money.now, money.after])
  expect(sum(steps), where).toBe(money.now - money.after)
  if (energy && kWh !== undefined) {
    const rows = rowsOf(page, texts.analysis.axis)
    const roof = [...textOf(page).matchAll(/less ([\d,]+) kWh from the roof/g)].map(([, amount]) =>
      figureIn(amount ?? ''),
    )
    if (roof.length === 0)
      expect(sum(rows.map(({ figures }) => figures[0] ?? Number.NaN)), where).toBe(kWh.now)
    expect(textOf(page), where).toContain(`${kWh.now.toLocaleString('en-US')} kWh a year`)
    expect(textOf(page), where).toContain(`${kWh.after.toLocaleString('en-US')} kWh a year`)
  }
  const [first] = rowsOf(page, texts.cash.subtitle)
  if (first !== undefined) expect(first.figures[0], where).toBe(net === 0 ? 0 : -net)
}
