import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { PageName } from '../../partner/pages/page-name.ts'
import { AuditSections } from '../../partner/sections/audit-sections.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import { wizardChanges } from '../testing/random-wizard.ts'
import {
  advancedPage,
  aroundBills,
  asksForAdvancedMode,
  isFinal,
  nextPage,
  previousPage,
  resumePage,
} from './wizard-navigation.ts'
import {
  isOpen,
  openSections,
  PAGE_OF,
  sectionOfPage,
  type WizardSettings,
  wizardPage,
} from './wizard-pages.ts'

type Changes = Partial<Record<Section, object>>
const wizard = (mode: 'lite' | 'advanced', changes: Changes = {}): WizardSettings => ({
  mode,
  sections: AuditSections.parse(changes),
})

/** Presses Next from a page until the wizard is left. */
function walk(settings: WizardSettings, from: Section): PageName[] {
  const way: PageName[] = [PAGE_OF[from]]
  for (let section: Section | undefined = from; section !== undefined; ) {
    const page = nextPage(settings, section)
    way.push(page)
    if (way.length > 50) throw new Error('round and round')
    section = sectionOfPage(page)
  }
  return way
}

describe('the order of pages', () => {
  it('is that of the specification, then the overview [S1-2.122]', () => {
    expect(walk(wizard('advanced'), 'fuel_type')).toEqual([
      'fuel-type',
      'heating-system',
      'water-heating-system',
      'house-type',
      'area-basics',
      'renovation',
      'insulation',
      'windows-and-doors',
      'ventilation-system',
      'home-overview',
    ])
  })

  it('has the page of bills between size and renovations where a partner switches it on', () => {
    const settings = { ...wizard('lite'), hasBills: true }
    expect(nextPage(settings, 'area_basics')).toBe('energy-bills')
    expect(previousPage(settings, 'renovation', { isAssessed: false })).toBe('energy-bills')
    expect(previousPage(settings, 'area_basics', { isAssessed: false })).toBe('house-type')
    expect(aroundBills(settings)).toEqual({ previous: 'area-basics', next: 'renovation' })
    expect(isFinal(settings, 'area_basics')).toBe(false)
    expect(resumePage(settings, 'energy-bills')).toBe('energy-bills')
    expect(resumePage(wizard('lite'), 'energy-bills')).toBe('fuel-type')
    const short = {
      ...wizard('lite', { renovation: { enabled: false }, ventilation_system: { enabled: false } }),
      hasBills: true,
    }
    expect(nextPage(short, 'area_basics')).toBe('energy-bills')
    expect(aroundBills(short).next).toBe('home-overview')
  })

  it('leaves out the advanced pages of a lite building, and of no advanced one [S1-2.126] [S1-2.127]', () => {
    expect(nextPage(wizard('lite'), 'renovation')).toBe('ventilation-system')
    for (const page of ['insulation_type', 'windows_and_doors'] as const)
      expect([isOpen(wizard('lite'), page), isOpen(wizard('advanced'), page)]).toEqual([false, true])
    expect(previousPage(wizard('lite'), 'ventilation_system', { isAssessed: false })).toBe('renovation')
  })

  it('has the heating system only where it is on [S1-2.123]', () => {
    expect(nextPage(wizard('lite'), 'fuel_type')).toBe('heating-system')
    expect(previousPage(wizard('lite'), 'water_heating_system', { isAssessed: false })).toBe('heating-system')
    const settings = wizard('lite', { heating_system: { enabled: false } })
    expect(nextPage(settings, 'fuel_type')).toBe('water-heating-system')
    expect(previousPage(settings, 'water_heating_system', { isAssessed: false })).toBe('fuel-type')
  })

  it('has the water heating only where it is on [S1-2.124]', () => {
    expect(nextPage(wizard('lite'), 'heating_system')).toBe('water-heating-system')
    const settings = wizard('lite', { water_heating_system: { enabled: false } })
    expect(nextPage(settings, 'heating_system')).toBe('house-type')
    expect(previousPage(settings, 'house_type', { isAssessed: false })).toBe('heating-system')
  })

  it('follows the configured pages [S1-2.128] [S1-4.031]', () => {
    const settings = wizard('lite', {
      fuel_type: { configurations: { next_page: 'house-type' } },
      house_type: { configurations: { prev_page: 'fuel-type' } },
      area_basics: { configurations: { next_page: 'buildings-list' } },
    })
    expect(nextPage(settings, 'fuel_type')).toBe('house-type')
    expect(previousPage(settings, 'house_type', { isAssessed: false })).toBe('fuel-type')
    expect(nextPage(settings, 'area_basics')).toBe('buildings-list')
    expect(isFinal(settings, 'area_basics')).toBe(true)
  })

  it('goes back from the first page to the list or to the explanation', () => {
    expect(previousPage(wizard('lite'), 'fuel_type', { isAssessed: true })).toBe('buildings-list')
    expect(previousPage(wizard('lite'), 'fuel_type', { isAssessed: false })).toBe('how-it-works')
  })

  it('goes on where the person left, unless that page is gone', () => {
    expect(resumePage(wizard('advanced'), 'insulation')).toBe('insulation')
    expect(resumePage(wizard('lite'), 'insulation')).toBe('fuel-type')
    expect(resumePage(wizard('lite'), null)).toBe('fuel-type')
    expect(resumePage(wizard('lite'), 'buildings-list')).toBe('fuel-type')
  })

  it('knows each of its pages by the name a device kept, the page of bills too', () => {
    for (const page of [...SECTIONS.map((section) => PAGE_OF[section]), 'energy-bills'])
      expect(wizardPage(page)).toBe(page)
    expect(wizardPage('buildings-list')).toBeNull()
    expect(wizardPage(null)).toBeNull()
  })
})

test('the dialog opens on a lite page, switched on, of a lite building, and only then [S1-4.019]', () => {
  const on = { configurations: { page_show_change_advanced_mode_modal: true } }
  const off = { configurations: { page_show_change_advanced_mode_modal: false } }
  const advancedPage = {
    configurations: { page_show_change_advanced_mode_modal: true, virtual_audit: { page_mode: 'advanced' } },
  }
  expect(asksForAdvancedMode(wizard('lite', { renovation: on }), 'renovation')).toBe(true)
  expect(asksForAdvancedMode(wizard('lite', { renovation: off }), 'renovation')).toBe(false)
  expect(asksForAdvancedMode(wizard('advanced', { renovation: on }), 'renovation')).toBe(false)
  expect(asksForAdvancedMode(wizard('lite', { renovation: advancedPage }), 'renovation')).toBe(false)
})

describe('the advanced mode', () => {
  it('is asked for after the last lite page, so that solar panels are asked for in either mode', () => {
    const lite = wizard('lite')
    const asking = SECTIONS.filter((section) => asksForAdvancedMode(lite, section))
    expect(asking).toEqual(['ventilation_system'])
    expect(asking.map((section) => isFinal(lite, section))).toEqual([true])
  })
  it('goes back to the pages it opened, and from there on to the end', () => {
    expect(advancedPage(wizard('lite'), 'ventilation_system')).toBe('insulation')
    expect(walk(wizard('advanced'), 'insulation_type')).toEqual([
      'insulation',
      'windows-and-doors',
      'ventilation-system',
      'home-overview',
    ])
  })
  it('goes on with the next page where what it opened lies ahead, or is off', () => {
    expect(advancedPage(wizard('lite'), 'renovation')).toBe('insulation')
    expect(advancedPage(wizard('lite'), 'house_type')).toBe('area-basics')
    const off = { insulation_type: { enabled: false }, windows_and_doors: { enabled: false } }
    expect(advancedPage(wizard('lite', off), 'ventilation_system')).toBe('home-overview')
  })
})

test('whatever is configured, the wizard never dead-ends', () => {
  fc.assert(
    fc.property(wizardChanges, fc.constantFrom('lite' as const, 'advanced' as const), (changes, mode) => {
      const settings = wizard(mode, changes)
      for (const from of openSections(settings)) {
        const way = walk(settings, from)
        for (const visited of way.slice(1, -1)) {
          const one = sectionOfPage(visited)
          expect(one !== undefined && isOpen(settings, one)).toBe(true)
        }
        const back = sectionOfPage(previousPage(settings, from, { isAssessed: false }))
        if (back !== undefined) {
          expect(isOpen(settings, back)).toBe(true)
          expect(SECTIONS.indexOf(back)).toBeLessThan(SECTIONS.indexOf(from))
        }
      }
    }),
    { numRuns: 300 },
  )
})
