import type { DraftDocument } from '../../shared/draft.ts'
import type { Language } from '../../texts/namespaces.ts'
import type { CatalogueDictionaries } from '../incentive-catalogue.ts'

/** An incentive begun from nothing: of the first kind of work there is, with its texts still to be written. */
export function newIncentive(
  { project_types }: Pick<CatalogueDictionaries, 'project_types'>,
  languages: readonly Language[],
): DraftDocument & { readonly incentive: DraftDocument } {
  const [type] = Object.entries(project_types)
  return {
    languages: [...languages],
    project_types: type === undefined ? {} : { [type[0]]: type[1] },
    conditions: {},
    documents: {},
    questions: {},
    shared_caps: {},
    incentive: {
      kind: 'Offer',
      project_type: type?.[0] ?? '',
      recommendation_title: {},
      short_description: {},
      description: {},
      incentive_tags: [type?.[0] ?? ''],
      amount: { parts: [{ kind: 'flat', amount: '100' }] },
    },
  }
}
