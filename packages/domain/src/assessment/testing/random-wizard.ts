import fc from 'fast-check'
import { PAGE_NAMES } from '../../partner/pages/page-name.ts'
import { SECTIONS } from '../../shared/vocabulary.ts'

const page = fc.constantFrom(...PAGE_NAMES, null)
const section = fc.record({
  enabled: fc.boolean(),
  configurations: fc.record({
    next_page: page,
    prev_page: page,
    virtual_audit: fc.record({ page_mode: fc.constantFrom('lite', 'advanced') }),
    page_show_change_advanced_mode_modal: fc.boolean(),
  }),
})

/** What a partner may change of the wizard: sections off, pages anywhere, modes and dialogs at random. */
export const wizardChanges = fc.record(Object.fromEntries(SECTIONS.map((name) => [name, section])))
