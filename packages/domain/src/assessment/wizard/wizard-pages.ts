import type { AuditMode } from '../../buildings/building.ts'
import type { PageName } from '../../partner/pages/page-name.ts'
import type { AuditSections } from '../../partner/sections/audit-sections.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import { isAdvancedPage } from './advanced-pages.ts'

/** Spec 1 section 2: the page of each section. */
export const PAGE_OF = {
  fuel_type: 'fuel-type',
  heating_system: 'heating-system',
  water_heating_system: 'water-heating-system',
  house_type: 'house-type',
  area_basics: 'area-basics',
  renovation: 'renovation',
  insulation_type: 'insulation',
  windows_and_doors: 'windows-and-doors',
  ventilation_system: 'ventilation-system',
} as const satisfies Record<Section, PageName>

/** The bills are no section of answers but of the building's record; their page stands after this section. */
export const BILLS_PAGE = 'energy-bills'
export const BILLS_AFTER: Section = 'area_basics'

export type WizardPage = (typeof PAGE_OF)[Section] | typeof BILLS_PAGE
const WIZARD_PAGES: readonly WizardPage[] = [...Object.values(PAGE_OF), BILLS_PAGE]

export const sectionOfPage = (page: PageName | null): Section | undefined =>
  SECTIONS.find((section) => PAGE_OF[section] === page)

/** A page of the wizard by the name that was kept of it; what is none is none. */
export const wizardPage = (name: string | null): WizardPage | null =>
  WIZARD_PAGES.find((page) => page === name) ?? null

/** What decides which pages there are for one building. */
export type WizardSettings = {
  readonly sections: AuditSections
  readonly mode: AuditMode
  /** The page of bills is there. */
  readonly hasBills?: boolean
}

/** A page that is off, or meant for the advanced mode while the building is lite, is not there. */
export function isOpen({ sections, mode }: WizardSettings, section: Section): boolean {
  const { enabled, configurations } = sections[section]
  const isAdvanced = isAdvancedPage(PAGE_OF[section]) || configurations.virtual_audit.page_mode === 'advanced'
  return enabled && (mode === 'advanced' || !isAdvanced)
}

/** The sections a person walks through, in the fixed order. */
export const openSections = (settings: WizardSettings): readonly Section[] =>
  SECTIONS.filter((section) => isOpen(settings, section))
