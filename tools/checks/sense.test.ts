import { describe, expect, it } from 'vitest'
import { senseHomes } from '../sense/homes.ts'
import { breachesOf, RULES, SLOW_RULES } from '../sense/invariants.ts'
import { byCountry, byType, heatingShares } from '../sense/medians.ts'
import { reportBreaches } from '../sense/report-rules.ts'
import { runHome } from '../sense/run-home.ts'

/** A reduced form of `npm run sense`: every type in every region, fewer homes of each. */
const homes = senseHomes(24).map(runHome)

describe('homes from answers as a person gives them', () => {
  it('need the heat their shell implies, are hot only with a cause, and lose 0 to 70 % by each part', () => {
    expect(breachesOf(homes, RULES)).toEqual([])
  })

  it('never use more with a better part', () => {
    expect(
      breachesOf(
        homes.filter((_, n) => n % 120 === 3),
        SLOW_RULES,
      ),
    ).toEqual([])
  })

  it('get a plan whose totals and labels only improve, of measures they can have, in words of every language', () => {
    expect(homes.filter((_, n) => n % 320 === 5).flatMap(reportBreaches)).toEqual([])
  })
})

describe('medians against what surveys measured', () => {
  it('lie within a fifth for every type in every region', () => {
    for (const { name, difference } of byType(homes)) expect(Math.abs(difference), name).toBeLessThan(0.2)
  })

  it('give space heating its share of all energy, within a quarter, by type', () => {
    for (const { name, isWithin } of heatingShares(homes)) expect(isWithin, name).toBe(true)
  })

  it('lie within a fifth for whole countries, the share of heating within a quarter', () => {
    for (const { name, isWithin } of byCountry(homes)) expect(isWithin, name).toBe(true)
  })
})
