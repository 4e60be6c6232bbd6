import { ClimateOfHome } from '@hearthlight/domain/assessment/result/virtual-audit'
import { Building, type BuildingInput } from '@hearthlight/domain/buildings/building'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { loadItems } from '../../api/answers-api.ts'
import { loadBuilding, markBuilding } from '../../api/buildings-api.ts'
import { loadClimateOf } from '../../api/climate-api.ts'
import { homeMemory } from '../../home/home-memory.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { queryClient } from '../../platform/queries.ts'
import { receiveItems } from './answers/answer-store.ts'

/** What the wizard needs besides the answers; kept on the device so that it also opens without a connection. */
const StoredHome = z.object({ building: Building, climate: ClimateOfHome })
export type WizardHome = z.infer<typeof StoredHome>

export const homeQuery = (buildingId: string | undefined) =>
  queryOptions({
    queryKey: ['assessment', buildingId ?? 'current'],
    queryFn: () => loadHome(buildingId),
    staleTime: 0,
    gcTime: 60_000,
  })

/** Null while the person has no home. One that has gone since this device last saw it is as good as none chosen. */
async function loadHome(buildingId: string | undefined): Promise<WizardHome | null> {
  try {
    const building = await loadBuilding(buildingId)
    const [items, climate] = await Promise.all([loadItems(building.id), loadClimateOf(building.id)])
    receiveItems(building.id, items)
    const home = { building, climate }
    homeMemory.setJson('assessment', home)
    return home
  } catch (cause) {
    if (cause instanceof HttpProblem && cause.status === 404)
      return buildingId === undefined ? null : loadHome(undefined)
    const kept = StoredHome.safeParse(homeMemory.getJson('assessment')).data
    const isOffline = cause instanceof HttpProblem && cause.status === 0
    const isSame = buildingId === undefined || kept?.building.id === buildingId
    if (!isOffline || kept === undefined || !isSame) throw cause
    receiveItems(kept.building.id, [])
    return kept
  }
}

/** The wizard's own marks on the building: the mode, the page the person is on. */
export async function markHome(id: string, marks: BuildingInput): Promise<void> {
  const building = await markBuilding(id, marks)
  queryClient.setQueryData(homeQuery(id).queryKey, (home) => home && { ...home, building })
}
