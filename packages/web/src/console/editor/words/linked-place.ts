import type { JsonPath } from '@hearthlight/domain/shared/json-path'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { z } from 'zod'

const NAME = 'at'
const Place = z.array(z.union([z.string(), z.number()])).min(1)

/** The part of an address that names a place of a document. */
export const placeSearch = (path: JsonPath): string => `${NAME}=${encodeURIComponent(JSON.stringify(path))}`

function placeIn(text: string | null): JsonPath | undefined {
  try {
    return Place.safeParse(JSON.parse(text ?? 'null')).data
  } catch {
    return undefined
  }
}

/** Whoever comes for a place of what is published has a draft begun, which is where it can be changed. */
export function useDraftOfPlace(hasDraft: boolean | undefined, begin: () => Promise<unknown>): void {
  const [search] = useSearchParams()
  const isBegun = useRef(false)
  const mustBegin = hasDraft === false && placeIn(search.get(NAME)) !== undefined
  useEffect(() => {
    if (!mustBegin || isBegun.current) return
    isBegun.current = true
    void begin()
  }, [mustBegin, begin])
}

/** Goes to the place that the address names, once. */
export function useLinkedPlace(go: (path: JsonPath) => void): void {
  const [search] = useSearchParams()
  const place = useRef(placeIn(search.get(NAME)))
  useEffect(() => {
    if (place.current === undefined) return
    go(place.current)
    place.current = undefined
  }, [go])
}
