import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useLanguage } from '../../platform/partner.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { programsApi } from '../api/programs-api.ts'
import benchStyles from '../editor/bench.module.css'
import { itemTitle } from '../editor/words/item-title.ts'
import { useDraftOfPlace } from '../editor/words/linked-place.ts'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'
import { ProgramBench } from './program-bench.tsx'
import { ProgramContent } from './program-content.tsx'
import { ProgramHistory } from './program-history.tsx'
import { languagesOf } from './program-schema.ts'

/** A program: its draft to be written, or, while there is none, what is live and the way to change it. */
export function ProgramScreen() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin-programs')
  const reader = useLanguage()
  const program = useQuery(programsApi.one(id))
  useDraftOfPlace(program.data && program.data.draft !== null, () => programsApi.begin(id))
  if (program.data === undefined)
    return program.error === null ? (
      <Skeleton lines={10} />
    ) : (
      <LoadFailed message={program.error.message} retry={() => void program.refetch()} />
    )
  const { draft, live, version } = program.data
  if (draft !== null) return <ProgramBench key={id} id={id} draft={draft} program={program.data} />
  // The reader's own, where the program is written in it.
  const languages = [reader, ...languagesOf(live)]
  return (
    <>
      <PageHead
        title={itemTitle(live, languages, id)}
        sub={
          program.data.archived === null ? (
            t('versions.live_version', { version: version ?? 0 })
          ) : (
            <Chip>{t('archive.chip')}</Chip>
          )
        }
        actions={<Button onClick={() => void programsApi.begin(id)}>{t('editor.begin')}</Button>}
      />
      <div className={`${benchStyles.bench} ${benchStyles.two}`}>
        <ProgramContent document={live} languages={languages} />
        <div className={benchStyles.aside}>
          <ProgramHistory id={id} program={program.data} />
        </div>
      </div>
    </>
  )
}
