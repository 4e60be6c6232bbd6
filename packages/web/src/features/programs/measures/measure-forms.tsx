import type { MeasureTypeWire, ProjectMeasures } from '@hearthlight/domain/programs/wire/measure-wire'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cartQuery, measureTypeQuery } from '../../../api/application-measures-api.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { RetryState } from '../retry-state.tsx'

export type LoadedMeasures = { readonly cart: ProjectMeasures; readonly types: readonly MeasureTypeWire[] }

type Props = {
  project: ProjectDetails
  /** What stands around it while it loads. */
  around: (children: ReactNode) => ReactNode
  children: (loaded: LoadedMeasures) => ReactNode
}

/** Loads what is in the cart, and the form of each of it. */
export function MeasureForms({ project, around, children }: Props) {
  const { t } = useTranslation('applications')
  const cart = useQuery(cartQuery(project.id))
  const retrofits = cart.data?.retrofits ?? []
  const types = useQueries({ queries: retrofits.map((measure) => measureTypeQuery(project.id, measure)) })
  const failed = [cart, ...types].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) return around(<RetryState title={t('edit.failed')} query={failed} />)
  const loaded = types.flatMap(({ data }) => data ?? [])
  if (cart.data === undefined || loaded.length < retrofits.length) return around(<Skeleton lines={6} />)
  const key = retrofits.map(({ pm_id }) => pm_id).join(' ')
  return <Keyed key={key}>{children({ cart: cart.data, types: loaded })}</Keyed>
}

/** Other measures are another form. */
const Keyed = ({ children }: { children: ReactNode }) => children
