import { lazy, Suspense } from 'react'

const GhostHouse = lazy(async () => ({ default: (await import('./ghost-house.tsx')).GhostHouse }))
const DarkHouse = lazy(async () => ({ default: (await import('./dark-house.tsx')).DarkHouse }))

/** The words of a page come first, its house when it is there. */
export const LazyGhostHouse = () => (
  <Suspense>
    <GhostHouse />
  </Suspense>
)

export const LazyDarkHouse = () => (
  <Suspense>
    <DarkHouse />
  </Suspense>
)
