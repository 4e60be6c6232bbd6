import { isLocked } from '@hearthlight/domain/applications/is-locked'
import type { Project } from '@hearthlight/domain/applications/project'
import { updatePath } from '@hearthlight/domain/navigation/application-path'
import type { AskedLine } from './asked-list.tsx'

type Request = Project['requested_comments'][number]

/** What is asked of an application for a rebate, thing by thing, each with the way to it as long as it can be given. */
export function rebateLines(project: Project): readonly AskedLine[] {
  const place = { id: project.id, kind: project.programmable_type, building_id: project.site_id }
  const line =
    (kind: 'answer' | 'upload') =>
    ({ item_id, name, content, is_done }: Request): AskedLine => ({
      name,
      content,
      is_done,
      to: isLocked(project) ? null : updatePath(place, { kind, item_id }),
    })
  return [
    ...project.requested_comments.map(line('answer')),
    ...project.document_upload_notify_list.map(line('upload')),
  ]
}
