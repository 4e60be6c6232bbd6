import { consolePath } from '@hearthlight/domain/navigation/console-path'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx'
import { LoadFailed } from '../kit/list/list-states.tsx'
import { PageHead } from '../kit/page-head.tsx'

type LoadedProps<Found> = {
  asked: UseQueryResult<Found>
  /** Of the page, where the import cannot be read. */
  title: string
  children: (found: Found) => ReactNode
}

/** An import, once it has been read. */
export function LoadedImport<Found>({ asked, title, children }: LoadedProps<Found>) {
  const { data: found, error, refetch } = asked
  if (found !== undefined) return children(found)
  if (error === null) return <Skeleton lines={8} />
  return (
    <>
      <PageHead title={title} />
      <LoadFailed message={error.message} retry={() => void refetch()} />
    </>
  )
}

/** The steps of an import, and which of them it is at. */
export const importSteps = (ids: readonly string[], now: number, label: (id: string) => string) =>
  ids.map((id, index) => ({
    id,
    label: label(id),
    state: index < now ? ('done' as const) : index === now ? ('now' as const) : ('ahead' as const),
  }))

type ActionsProps = {
  /** The texts of the noun, after which its list of imports is called too. */
  of: 'imports' | 'readings'
  mayStop: boolean
  stop: () => Promise<unknown>
}

/** What can be done with an import: begin another one, and stop this one. */
export function ImportActions({ of, mayStop, stop }: ActionsProps) {
  const { t } = useTranslation(`admin-${of}`)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <LinkButton variant="secondary" to={consolePath(of)}>
        {t('another')}
      </LinkButton>
      {mayStop && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('cancel')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('cancel_title')}
        text={t('cancel_text')}
        confirmLabel={t('cancel')}
        run={stop}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
