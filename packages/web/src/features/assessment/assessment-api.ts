import { GenericItemsAnswer } from '@hearthlight/domain/assessment/generic-item'
import {
  ClimateAnswer,
  ClimateRecord,
  VirtualAuditAnswer,
} from '@hearthlight/domain/assessment/virtual-audit'
import {
  Building,
  BuildingAnswer,
  type BuildingInput,
  SavedBuildingAnswer,
} from '@hearthlight/domain/buildings/building'
import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { http } from '../../platform/http.ts'
import { HttpProblem } from '../../platform/http-problem.ts'
import { localMemory } from '../../platform/local-storage.ts'
import { queryClient } from '../../platform/queries.ts'
import { receiveItems } from './answer-store.ts'

/** What the wizard needs besides the answers; kept on the device so that it also opens without a connection. */
const Kept = z.object({ building: Building, climate: ClimateRecord })
export type AssessedHome = z.infer<typeof Kept>

export const homeQuery = (buildingId: string | undefined) =>
  queryOptions({
    queryKey: ['assessment', buildingId ?? 'current'],
    queryFn: () => loadHome(buildingId),
    staleTime: 0,
    gcTime: 60_000,
  })

/** Null while the person has no home. One that has gone since this device last saw it is as good as none chosen. */
async function loadHome(buildingId: string | undefined): Promise<AssessedHome | null> {
  try {
    const query = { building_id: buildingId }
    const { data } = await http.get('/api/v1/buildings/current', { answer: BuildingAnswer, query })
    const building = data.attributes
    const [items, climate] = await Promise.all([
      http.get('/api/v1/generic_items', { answer: GenericItemsAnswer, query: { building_id: building.id } }),
      http.get(`/api/v1/climate/of_building/${building.id}`, { answer: ClimateAnswer }),
    ])
    receiveItems(
      building.id,
      items.data.map((item) => item.attributes),
    )
    const home = { building, climate: climate.data.attributes }
    localMemory.setJson('assessment', home)
    return home
  } catch (cause) {
    if (cause instanceof HttpProblem && cause.status === 404)
      return buildingId === undefined ? null : loadHome(undefined)
    const kept = Kept.safeParse(localMemory.getJson('assessment')).data
    const isOffline = cause instanceof HttpProblem && cause.status === 0
    const isSame = buildingId === undefined || kept?.building.id === buildingId
    if (!isOffline || kept === undefined || !isSame) throw cause
    receiveItems(kept.building.id, [])
    return kept
  }
}

/** Changes the wizard's own marks on the building: the mode, the page the person is on. */
export async function markBuilding(id: string, marks: BuildingInput): Promise<Building> {
  const path = `/api/v1/buildings/${id}`
  const { data } = await http.put(path, { body: { building: marks }, answer: SavedBuildingAnswer })
  const building = data.attributes
  queryClient.setQueryData(homeQuery(id).queryKey, (home) => home && { ...home, building })
  void queryClient.invalidateQueries({ queryKey: ['buildings'], refetchType: 'none' })
  return building
}

export async function createAudit(buildingId: string): Promise<string> {
  const { data } = await http.post('/api/v1/virtual_audit/virtual_audits', {
    body: { building_id: buildingId },
    answer: VirtualAuditAnswer,
  })
  // Marked as old only: the next page asks for what it shows, and the person need not wait for the rest.
  for (const key of ['virtual-audit', 'buildings', 'incentives', 'assessment', 'generic-items']) {
    void queryClient.invalidateQueries({ queryKey: [key], refetchType: 'none' })
  }
  return data.id
}
