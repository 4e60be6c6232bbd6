import type { StudioProgram } from '@hearthlight/domain/programs/studio/studio-program'
import { useTranslation } from 'react-i18next'
import { programsApi } from '../api/programs-api.ts'
import { ArchiveBlock } from '../editor/draft/archive-block.tsx'
import { Versions } from '../editor/draft/versions.tsx'
import { MoveDrafts } from './move-drafts.tsx'

/** What of a program was published, and the way to end it. */
export function ProgramHistory({ id, program }: { id: string; program: StudioProgram }) {
  const { t } = useTranslation('admin-programs')
  const { version, versions } = program
  if (version === null) return null
  return (
    <>
      <Versions
        versions={versions}
        live={version}
        note={t('versions.keep')}
        showsApplications
        rollBack={(wanted, why) => programsApi.rollBack(id, { version: wanted, live_version: version, why })}
      >
        <MoveDrafts id={id} version={version} count={program.older_drafts} />
      </Versions>
      <ArchiveBlock
        noun="programs"
        archiving={program}
        archive={() => programsApi.archive(id)}
        restore={() => programsApi.restore(id)}
      />
    </>
  )
}
