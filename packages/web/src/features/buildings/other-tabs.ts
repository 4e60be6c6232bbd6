import { queryClient } from '../../platform/queries.ts'

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('buildings')

/** A save here makes the other tabs of this browser ask the server again. */
export function tellOtherTabs(buildingId: string): void {
  channel?.postMessage(buildingId)
}

channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  void queryClient.invalidateQueries({ queryKey: ['buildings', 'one', data] })
  void queryClient.invalidateQueries({ queryKey: ['buildings', 'list'] })
})
