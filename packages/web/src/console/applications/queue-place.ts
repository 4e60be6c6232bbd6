import { consolePath } from '@hearthlight/domain/navigation/console-path'

const KEPT = ['tab', 'sort', 'q', 'status', 'program', 'reviewer', 'submitted_from', 'submitted_to']

/** What of the address of the queue goes along to an application: the view in which it has its neighbours. */
export const queuePlace = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    KEPT.flatMap((name) => {
      const value = params.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )

export const addressInQueue = (id: string, place: Readonly<Record<string, string>>): string =>
  consolePath('application', { id }, place)
