import { toStep } from './figure-step.ts'

/** Warm hours of a year are written in tens: the model knows no single one. */
export const warmHours = (hours: number): number => toStep(hours, 10)

/** How long the air of a room lasts, to the half hour. */
export const airHours = (hours: number): number => toStep(hours, 0.5)

/** How long rooms stay warm, in whole hours; less than one is said as one. */
export const outageHours = (hours: number): number => Math.max(1, toStep(hours, 1))
