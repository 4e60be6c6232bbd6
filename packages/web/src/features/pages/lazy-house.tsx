import { lazy, type ReactNode, Suspense } from 'react'

const GhostHouse = lazy(async () => ({ default: (await import('./ghost-house.tsx')).GhostHouse }))
const DarkHouse = lazy(async () => ({ default: (await import('./dark-house.tsx')).DarkHouse }))

type Props = { height: number; children: ReactNode }

/** The words of a page come first, its house when it is there: until then an empty drawing keeps its place. */
const Later = ({ height, children }: Props) => (
  <Suspense fallback={<svg viewBox={`0 0 648 ${height}`} width="100%" aria-hidden="true" />}>
    {children}
  </Suspense>
)

export const LazyGhostHouse = () => (
  <Later height={248}>
    <GhostHouse />
  </Later>
)

export const LazyDarkHouse = () => (
  <Later height={400}>
    <DarkHouse />
  </Later>
)
