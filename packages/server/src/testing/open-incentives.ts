import { seedIncentivesDemo } from '../features/incentives/incentives-demo.ts'
import { FOLDERS, type TestApp } from './test-app.ts'

/** The demo's incentives are open on the day it was seeded; a test with a clock of its own has them open on its day. */
export const openIncentives = ({ db, partners }: TestApp, at: Date): Promise<void> =>
  seedIncentivesDemo(db, Object.values(partners), { partnersFolder: FOLDERS.partners, at })
