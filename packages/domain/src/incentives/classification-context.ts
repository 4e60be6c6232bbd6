import { type CountedProject, cameToNothing } from '../buildings/rebate-project.ts'
import { dayIn } from '../shared/day-in.ts'
import type { ClassificationContext } from './classify-incentive.ts'

/** A home and the applications of its owner that count on a day; instants count by the partner's calendar. */
export function classificationContext(
  timeZone: string,
  building: ClassificationContext['building'],
  applications: readonly CountedProject[],
  at: Date,
): ClassificationContext {
  const dayOf = (instant: Date) => dayIn(timeZone, instant)
  return {
    building,
    projects: applications
      .filter((project) => !cameToNothing(project))
      .map((project) => ({ ...project, created_at: dayOf(new Date(project.created_at)) })),
    today: dayOf(at),
  }
}
