import { PAGE_OF } from '../../assessment/wizard/wizard-pages.ts'
import { SECTIONS, type Section, VOCABULARY } from '../../shared/vocabulary.ts'

/** Where a fact is asked: a page of the assessment, or the record of the building. */
export type FactPlace =
  | { readonly kind: 'assessment'; readonly section: Section; readonly page: (typeof PAGE_OF)[Section] }
  | { readonly kind: 'record' }

export function placeOfFact(fact: string): FactPlace {
  const section = SECTIONS.find((each) => Object.hasOwn(VOCABULARY[each], fact))
  return section === undefined ? { kind: 'record' } : { kind: 'assessment', section, page: PAGE_OF[section] }
}
