import { ProgramShape } from '@hearthlight/domain/programs/definition/program-definition'
import { ValidProgram } from '@hearthlight/domain/programs/lint/valid-program'
import { warnProgram } from '@hearthlight/domain/programs/lint/warn-program'
import type { StudioProgram } from '@hearthlight/domain/programs/studio/studio-program'
import { dayIn } from '@hearthlight/domain/shared/day-in'
import type { SavedDraft } from '@hearthlight/domain/shared/draft'
import { type JsonPath, pathText, valueAt } from '@hearthlight/domain/shared/json-path'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { usePartner } from '../../platform/partner.ts'
import { programsApi } from '../api/programs-api.ts'
import benchStyles from '../editor/bench.module.css'
import { Checks } from '../editor/draft/checks.tsx'
import { defectsByPlace, isWrongIn, useSaidDefects } from '../editor/draft/defects.ts'
import { DraftHead } from '../editor/draft/draft-head.tsx'
import { MeetingDialog } from '../editor/draft/meeting-dialog.tsx'
import { useDraft } from '../editor/draft/use-draft.ts'
import { type Editing, EditingContext } from '../editor/editing.ts'
import { goToPlace } from '../editor/go-to-place.ts'
import { useLinkedPlace } from '../editor/words/linked-place.ts'
import { usePlaceNamesIn } from '../editor/words/place-names.ts'
import { PartEditor } from './part-editor.tsx'
import { PartsNav } from './parts-nav.tsx'
import { ProgramHistory } from './program-history.tsx'
import { type ProgramPart, partOf } from './program-parts.ts'
import { programReferences } from './program-references.ts'
import { languagesOf, PROGRAM_EDITOR } from './program-schema.ts'
import { ProgramWalk } from './program-walk.tsx'
import { StepPreview } from './step-preview.tsx'
import { useProgramFacts } from './use-program-facts.ts'

const StepId = z.string().min(1)

type Props = { id: string; draft: SavedDraft; program: StudioProgram }

/** The bench of a program: its parts, the one that is being written, and beside it the checks and the versions. */
export function ProgramBench({ id, draft, program }: Props) {
  const { t } = useTranslation('admin-programs')
  const writing = useDraft(id, draft, programsApi.draft(id))
  const { document } = writing
  const [part, setPart] = useState<ProgramPart>({ kind: 'basics' })
  const [isPreview, setPreview] = useState(false)
  const languages = languagesOf(document)
  const say = useSaidDefects()
  const defects = say(
    useMemo(() => ValidProgram.safeParse(document).error?.issues ?? [], [document]),
    document,
  )
  const readable = useMemo(() => ProgramShape.safeParse(document).data, [document])
  const today = dayIn(usePartner().time_zone, new Date())
  const warnings = say(
    useMemo(() => (readable === undefined ? [] : warnProgram(readable, today)), [readable, today]),
    document,
  )
  const stepId =
    part.kind === 'step' ? StepId.safeParse(valueAt(document, ['steps', part.index, 'id'])).data : undefined
  const byPlace = defectsByPlace(defects)
  const namesIn = usePlaceNamesIn()
  const nameAt = (path: JsonPath) => namesIn(document, languages, path).join(' › ')
  const facts = useProgramFacts(document, languages)
  const editing: Editing = {
    fields: PROGRAM_EDITOR,
    document,
    languages,
    facts,
    change: writing.change,
    references: (path) => programReferences(document, languages, path),
    defectAt: (path: JsonPath) => byPlace.get(pathText(path)),
    isWrongIn: (path) => isWrongIn(defects, path),
  }
  const go = (path: JsonPath) => {
    setPart(partOf(path, document))
    void goToPlace(path)
  }
  useLinkedPlace(go)
  return (
    <EditingContext value={editing}>
      <DraftHead
        {...{ writing, languages, versions: program.versions, version: program.version }}
        title={document}
        isRight={defects.length === 0}
        isArchived={program.archived !== null}
        onPreview={() => setPreview(!isPreview)}
        previewLabel={isPreview ? t('preview.close') : t('preview.open')}
        drop={async () => {
          await programsApi.drop(id)
          writing.forget()
        }}
        publish={async (why) => {
          const revision = await writing.settle()
          await programsApi.publish(id, { revision, live_version: program.version, why })
          writing.forget()
        }}
      />
      {isPreview ? (
        <ProgramWalk id={id} languages={languages} settle={writing.settle} />
      ) : (
        <div className={benchStyles.bench}>
          <PartsNav part={part} defects={defects} onChoose={setPart} />
          <div className={benchStyles.main}>
            <PartEditor part={part} />
          </div>
          <div className={benchStyles.aside}>
            <Checks defects={defects} warnings={warnings} onGo={({ path }) => go(path)} />
            {stepId !== undefined && (
              <StepPreview
                {...{ id, languages, step: stepId, settle: writing.settle, revision: writing.revision }}
                isReadable={readable !== undefined && writing.status.kind !== 'saving'}
              />
            )}
            <ProgramHistory id={id} program={program} />
          </div>
        </div>
      )}
      <MeetingDialog writing={writing} nameAt={nameAt} />
    </EditingContext>
  )
}
