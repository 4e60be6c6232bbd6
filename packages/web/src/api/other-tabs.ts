const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('buildings')

/** A save here makes the other tabs of this browser ask the server again. */
export function tellOtherTabs(buildingId: string): void {
  channel?.postMessage(buildingId)
}

export function onOtherTab(listener: (buildingId: string) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => listener(String(data)))
}
