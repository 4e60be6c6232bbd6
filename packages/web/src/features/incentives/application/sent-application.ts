import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { Project } from '@hearthlight/domain/applications/project'
import type { DocumentItem, ListItem } from '@hearthlight/domain/incentives/incentive'

/** Nothing says which answer or document is meant. */
export const isUnnamed = ({ requested_comments, document_upload_notify_list }: Project): boolean =>
  requested_comments.length + document_upload_notify_list.length === 0

export const isAskedFor = (project: Project): boolean =>
  !isLocked(project) && (project.requested_edit !== null || !isUnnamed(project))

/** It is asked by name, or may be given with what the payment needs. */
export const isAskedAgain = (
  { stage, requested_comments, document_upload_notify_list }: Project,
  item: Pick<ListItem | DocumentItem, 'id' | 'stage'>,
): boolean =>
  (stage === 'payment' && item.stage === 'payment') ||
  [...requested_comments, ...document_upload_notify_list].some(({ item_id }) => item_id === item.id)
