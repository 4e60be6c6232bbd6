import type { PageName } from '../../partner/pages/page-name.ts'
import { SECTIONS, type Section } from '../../shared/vocabulary.ts'
import {
  BILLS_AFTER,
  BILLS_PAGE,
  isOpen,
  openSections,
  PAGE_OF,
  sectionOfPage,
  type WizardPage,
  type WizardSettings,
} from './wizard-pages.ts'

const place = (section: Section) => SECTIONS.indexOf(section)

/**
 * Where Next goes: the configured page, else the one after in the fixed order; a page that is not there is passed over.
 * A configured page that lies behind would send the person round and round, so the fixed order stands instead.
 */
export function nextPage(settings: WizardSettings, section: Section): PageName {
  const configured = settings.sections[section].configurations.next_page
  const target = sectionOfPage(configured)
  if (configured !== null && target === undefined) return configured
  const from = target !== undefined && place(target) > place(section) ? place(target) : place(section) + 1
  const next = SECTIONS.slice(from).find((candidate) => isOpen(settings, candidate))
  if (billsLieBetween(settings, section, next)) return BILLS_PAGE
  return next === undefined ? 'home-overview' : PAGE_OF[next]
}

const billsLieBetween = (
  { hasBills }: WizardSettings,
  before: Section | undefined,
  after: Section | undefined,
): boolean =>
  hasBills === true &&
  (before === undefined || place(before) <= place(BILLS_AFTER)) &&
  (after === undefined || place(after) > place(BILLS_AFTER))

/** What stands before and after the page of bills. */
export function aroundBills(settings: WizardSettings): {
  previous: WizardPage | 'buildings-list'
  next: WizardPage | 'home-overview'
} {
  const open = openSections(settings)
  const previous = open.findLast((section) => place(section) <= place(BILLS_AFTER))
  const next = open.find((section) => place(section) > place(BILLS_AFTER))
  return {
    previous: previous === undefined ? 'buildings-list' : PAGE_OF[previous],
    next: next === undefined ? 'home-overview' : PAGE_OF[next],
  }
}

/** Where Previous goes, by the same rules backwards; before the first page stands the list or, the first time, the explanation. */
export function previousPage(
  settings: WizardSettings,
  section: Section,
  building: { readonly isAssessed: boolean },
): PageName {
  const configured = settings.sections[section].configurations.prev_page
  const target = sectionOfPage(configured)
  if (configured !== null && target === undefined) return configured
  const until = target !== undefined && place(target) < place(section) ? place(target) + 1 : place(section)
  const previous = SECTIONS.slice(0, until).findLast((candidate) => isOpen(settings, candidate))
  if (billsLieBetween(settings, previous, section)) return BILLS_PAGE
  if (previous !== undefined) return PAGE_OF[previous]
  return building.isAssessed ? 'buildings-list' : 'how-it-works'
}

/** The last page submits: what follows it is no page of the wizard. */
export function isFinal(settings: WizardSettings, section: Section): boolean {
  const next = nextPage(settings, section)
  return next !== BILLS_PAGE && sectionOfPage(next) === undefined
}

/** Where the person goes on: the page they left, if it is still there, else the first. */
export function resumePage(settings: WizardSettings, left: PageName | null): WizardPage | 'buildings-list' {
  if (left === BILLS_PAGE && settings.hasBills === true) return BILLS_PAGE
  const section = sectionOfPage(left)
  if (section !== undefined && isOpen(settings, section)) return PAGE_OF[section]
  const [first] = openSections(settings)
  return first === undefined ? 'buildings-list' : PAGE_OF[first]
}

/** Spec 1 section 4: a lite page, with the dialog switched on, of a lite building. */
export function asksForAdvancedMode({ sections, mode }: WizardSettings, section: Section): boolean {
  const { configurations } = sections[section]
  return (
    mode === 'lite' &&
    configurations.virtual_audit.page_mode === 'lite' &&
    configurations.page_show_change_advanced_mode_modal
  )
}

/** Where a page goes on once the building is advanced: back to the first page that this opened, if it lies behind. */
export function advancedPage(settings: WizardSettings, section: Section): PageName {
  const advanced: WizardSettings = { ...settings, mode: 'advanced' }
  const opened = SECTIONS.find((one) => isOpen(advanced, one) && !isOpen(settings, one))
  const isBehind = opened !== undefined && place(opened) < place(section)
  return isBehind ? PAGE_OF[opened] : nextPage(advanced, section)
}
