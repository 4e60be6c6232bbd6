import { pathTo } from '@hearthlight/domain/navigation/path-to'
import { fillProjectId } from '@hearthlight/domain/programs/steps/present-step'
import type { StepsResponse } from '@hearthlight/domain/programs/wire/portal-steps'
import type { ProjectDetails } from '@hearthlight/domain/programs/wire/program-project'
import { useNavigate, useSearchParams } from 'react-router'
import { loadStep } from '../../../api/application-steps-api.ts'
import { useFeatures, useSession } from '../../../platform/session.ts'
import { signOutGuest } from './sign-out-guest.ts'

/** The ways from a step: on, back, to the list and out. */
export function useStepMoves(project: ProjectDetails, step: StepsResponse) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { transitionPages } = useFeatures()
  const { user, isGuest } = useSession()
  const kept = ['hideinst', 'hidetitle'].flatMap((name) => {
    const value = search.get(name)
    return value === null ? [] : [`&${name}=${encodeURIComponent(value)}`]
  })
  const go = async (nav: 'ns' | 'ps') => {
    const next = await loadStep(project.id, { nav, cn: step.id, curStep: step.step_num })
    await navigate(addressOf(project.id, next, nav) + kept.join(''))
  }
  return {
    next: () => go('ns'),
    previous: () => go('ps'),
    toList: async () => void (await navigate(pathTo('applications'))),
    /** A guest has nothing to come back to: where there is a page that says goodbye, they are signed out. */
    cancel: async () => {
      if (transitionPages && isGuest) {
        const left = { email: user?.email ?? null }
        const to = pathTo('Transition', {}, { mode: 'cancel' })
        await signOutGuest(() => navigate(to, { state: left }))
        return
      }
      const url = step.cancel_btn_url
      await navigate(url === null ? pathTo('applications') : fillProjectId(url, project.id))
    },
  }
}

/** Before the terms the person reads all that they answered. Behind the last step the same page says that it is done. */
function addressOf(projectId: string, next: StepsResponse, nav: 'ns' | 'ps'): string {
  if (next.steps_remaining === '0') {
    const query = { cs: next.step_num, done: 'yes' }
    return pathTo('ApplicationUpdate', { id: projectId }, query)
  }
  const type = next.step_type === 'tandc' && nav === 'ns' ? 'check' : (next.step_type ?? undefined)
  return pathTo('ApplicationUpdate', { id: projectId }, { cs: next.step_num, cn: next.id, type })
}
