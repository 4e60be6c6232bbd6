import type { Section } from './section.ts'

/** Readings of many homes: brought as files, or sent by utilities that people have connected. */
export const READINGS: Section = {
  name: 'readings',
  path: 'readings',
  permission: 'readings_import',
  group: 'records',
  pages: [
    { path: '', screen: async () => (await import('../readings/readings-screen.tsx')).ReadingsScreen },
    {
      path: 'utilities',
      screen: async () => (await import('../readings/connect/utilities-screen.tsx')).UtilitiesScreen,
    },
    {
      path: ':id',
      screen: async () => (await import('../readings/reading-import-screen.tsx')).ReadingImportScreen,
    },
  ],
}
