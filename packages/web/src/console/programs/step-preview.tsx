import { PAGES } from '@hearthlight/domain/partner/pages/pages'
import {
  type FromPreview,
  PREVIEW_MESSAGE,
  type ProgramChanged,
} from '@hearthlight/domain/studio/preview-message'
import type { Language } from '@hearthlight/domain/texts/namespaces'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpProblem } from '../../platform/http-problem.ts'
import { Segmented } from '../../ui/fields/choices/segmented.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { programsApi, type ProgramWalk as Walk } from '../api/programs-api.ts'
import { Block } from '../kit/block.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { useFrameScale } from '../kit/use-frame-scale.ts'
import { FillWith } from './fill-with.tsx'
import styles from './step-preview.module.css'

const PHONE_PX = { width: 375, shown: 560 }

type Props = {
  id: string
  /** The id of the step as it is written now. */
  step: string
  languages: readonly Language[]
  /** Of the draft as it is saved. */
  revision: number
  /** Whether there is a draft that can be walked through. */
  isReadable: boolean
  /** Saves what was written last. */
  settle: () => Promise<unknown>
}

/** The step as the applicant has it on a phone, of the draft as it is saved; what is filled in there stays while one writes. */
export function StepPreview({ id, step, languages, revision, isReadable, settle }: Props) {
  const { t } = useTranslation('admin-programs')
  const [asked, setAsked] = useState<Language>()
  const language = languages.find((each) => each === asked) ?? languages[0] ?? 'en'
  const frame = useRef<HTMLIFrameElement>(null)
  const { box, scale, height } = useFrameScale(PHONE_PX.width, PHONE_PX.shown)
  const [filledWith, setFilledWith] = useState('')
  const { walk, followed } = useFollowedWalk({ id, step, revision, isReadable, settle, filledWith }, frame)
  const error = walk.error ?? followed.error
  const isOld = followed.data?.is_current === false || (walk.data === undefined && !isReadable)
  return (
    <Block
      title={t('preview.title')}
      note={isOld ? t('preview.unreadable') : undefined}
      actions={
        languages.length > 1 && (
          <Segmented
            label={t('preview.language')}
            value={language}
            onChange={setAsked}
            options={languages.map((each) => ({ value: each, label: each }))}
          />
        )
      }
    >
      {error !== null && <LoadFailed message={error.message} retry={() => void walk.refetch()} />}
      <div ref={box} className={styles.phone}>
        {walk.data === undefined || followed.data?.step === undefined ? (
          error === null && <Skeleton lines={8} />
        ) : (
          <iframe
            ref={frame}
            key={walk.data.trial_id}
            title={t('preview.title')}
            src={addressOf(walk.data, followed.data.step, language)}
            width={PHONE_PX.width}
            height={height}
            style={{ transform: `scale(${scale})` }}
          />
        )}
      </div>
      <FillWith id={id} value={filledWith} onChange={setFilledWith} />
    </Block>
  )
}

/** A walk that goes on with each draft that is saved, and the step of it that can be opened. */
function useFollowedWalk(
  { id, step, revision, isReadable, settle, filledWith }: Omit<Props, 'languages'> & { filledWith: string },
  frame: RefObject<HTMLIFrameElement | null>,
) {
  /** The step that the frame shows: one that is not saved yet cannot be opened. */
  const opened = useRef<string>(undefined)
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<FromPreview | undefined>) => {
      const isOurs = source === frame.current?.contentWindow && data?.type === PREVIEW_MESSAGE
      // What was told while the page was on its way did not reach it.
      if (isOurs) tell(frame.current)
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [frame])
  const walk = useQuery({
    ...programsApi.walk(id, { settle, filledWith, isBegun: true }),
    enabled: isReadable,
  })
  const trial = walk.data?.trial_id
  const followed = useQuery({
    queryKey: ['step-preview', id, trial, revision, step],
    queryFn: async () => {
      const { is_current, steps } = await followOrBegin(id, trial ?? '', walk.refetch)
      if (steps.includes(step)) opened.current = step
      tell(frame.current)
      return { step: opened.current, is_current }
    },
    enabled: trial !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  return { walk, followed }
}

/** Whoever began another walk meanwhile, in another window, has this one begun anew. */
async function followOrBegin(id: string, trial: string, begin: () => Promise<unknown>) {
  try {
    return await programsApi.follow(id, trial)
  } catch (cause) {
    if (!(cause instanceof HttpProblem) || cause.status !== 404) throw cause
    await begin()
    return { is_current: true, steps: [] }
  }
}

function tell(frame: HTMLIFrameElement | null): void {
  const message: ProgramChanged = { type: PREVIEW_MESSAGE, program: 'changed' }
  frame?.contentWindow?.postMessage(message, window.location.origin)
}

function addressOf({ token, trial_id }: Walk, step: string, language: Language): string {
  const path = PAGES.ApplicationUpdate.path.replace(':id', trial_id)
  return `${path}?${new URLSearchParams({ preview: token, language, cn: step })}`
}
