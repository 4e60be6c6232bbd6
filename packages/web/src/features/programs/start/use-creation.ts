import { pathTo } from '@hearthlight/domain/navigation/path-to'
import type { WantedMeasure } from '@hearthlight/domain/programs/wire/program-offer'
import { useMutation } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router'
import { createProject } from '../../../api/programs-api.ts'
import { HttpProblem } from '../../../platform/http-problem.ts'
import { notify } from '../../../platform/notices.ts'
import { usePartner } from '../../../platform/partner.ts'
import { forgetContinued, forgetCreation, rememberCreation } from './creation-flags.ts'
import { JUST_CREATED } from './just-created.ts'

/** Begins the application. Without an id for it there is nothing to go on with: the offers say why. */
export function useCreation(programId: string, buildingId: string) {
  const navigate = useNavigate()
  const measure = useWantedMeasure()
  const { initial_project_creation_error: sentence } = usePartner().settings
  const fail = async (cause: Error | null) => {
    const isRuled = cause instanceof HttpProblem && cause.status === 422
    notify({ kind: 'notice-stay', tone: 'danger', ...(isRuled && { title: cause.title }), text: sentence })
    await navigate(pathTo('Offers'))
  }
  const creation = useMutation({
    onMutate: () => rememberCreation(programId),
    onSettled: forgetCreation,
    mutationFn: () => createProject({ program_id: programId, building_id: buildingId, measure }),
    onSuccess: async (projectId) => {
      if (projectId === undefined) return fail(null)
      await navigate(pathTo('ApplicationUpdate', { id: projectId }), JUST_CREATED)
      forgetContinued()
    },
    onError: fail,
  })
  return { start: () => creation.mutate(), isPending: creation.isPending }
}

/** What the person came for, as the address of the page has it. */
function useWantedMeasure(): WantedMeasure | undefined {
  const [search] = useSearchParams()
  const code = search.get('measure')
  const quantity = Number(search.get('quantity'))
  return code === null ? undefined : { code, quantity: quantity > 0 ? quantity : null }
}
