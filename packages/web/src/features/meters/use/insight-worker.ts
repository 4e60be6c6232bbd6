/// <reference lib="webworker" />
import { fuelInsight } from '@hearthlight/domain/meters/insight/fuel-insight'
import type { InsightCall, InsightMessage } from './insight-messages.ts'

declare const self: DedicatedWorkerGlobalScope

self.onmessage = ({ data: { fuels, weather } }: MessageEvent<InsightCall>) => {
  const explained: InsightMessage = fuels.map((fuel) => fuelInsight(fuel, weather))
  self.postMessage(explained)
}
