import type { Project } from '@hearthlight/domain/applications/project'
import type { FieldValue } from '@hearthlight/domain/forms/field-values'
import type { ListItem } from '@hearthlight/domain/incentives/incentive'
import type { AnswerPlace, SavedAnswer } from '../../../api/applications-api.ts'

/** Something staff ask for: another answer, or a document once more. */
export type StaffRequest = Project['requested_comments'][number]

/** A question of the incentive, what is saved of it and what is asked about it. */
export type AskedItem = {
  readonly item: ListItem
  readonly place: AnswerPlace
  readonly saved: SavedAnswer | undefined
  readonly request: StaffRequest | undefined
}

/** What an open question tells the application it is part of. */
export type Editor = {
  readonly value: () => FieldValue
  /** Something else stands in it than what is saved. */
  readonly isChanged: () => boolean
  readonly refuse: (message: string) => void
}
export type Editors = Map<string, Editor>

/** The form and the record under which what is typed waits. */
export const DRAFT = 'incentive-answer'
export const draftRecord = ({ place, item }: Pick<AskedItem, 'place' | 'item'>) =>
  `${place.building_id} ${place.project_id ?? ''} ${item.id}`
