import type { ApplicationStatus } from '../buildings/rebate-project.ts'

const UNDECIDED: readonly ApplicationStatus[] = ['submitted', 'eligibility_review', 'information_requested']

/** Nobody has decided about an application for an incentive yet: the applicant may correct or withdraw it. */
export const isUndecided = (status: string): boolean => UNDECIDED.some((one) => one === status)
