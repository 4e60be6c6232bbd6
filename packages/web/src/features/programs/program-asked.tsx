import { updatePath } from '@hearthlight/domain/navigation/application-path'
import type { ProgramProject } from '@hearthlight/domain/programs/wire/program-project'
import { AskedList } from '../../applications/asked-list.tsx'

/** What is asked of the applicant, over the page of the application and over each of its steps. */
export function ProgramAsked({ project }: { project: ProgramProject }) {
  const { requested_edit, asked = [], answer_by, id, site_id } = project
  if (requested_edit === null) return null
  const place = { id, kind: 'Program', building_id: site_id } as const
  const lines = asked.map(({ name, content, is_done, ...item }) => ({
    name,
    content,
    is_done,
    to: updatePath(place, item),
  }))
  return <AskedList asked={requested_edit} lines={lines} answerBy={answer_by} />
}
