import { accountProblems } from '../accounts/account-problems.ts'
import { importProblems } from '../accounts/import/import-problems.ts'
import { peopleProblems } from '../accounts/people-problems.ts'
import { staffProblems } from '../accounts/staff-problems.ts'
import { applicationProblems } from '../applications/application-problems.ts'
import { assessmentProblems } from '../assessment/assessment-problems.ts'
import { homeProblems } from '../assessment/home-problems.ts'
import { buildingProblems } from '../buildings/building-problems.ts'
import { contactProblems } from '../contacts/contact-problems.ts'
import { documentProblems } from '../documents/document-problems.ts'
import { guestProblems } from '../guests/guest-problems.ts'
import { incentiveProblems } from '../incentives/incentive-problems.ts'
import { outwardProblems } from '../outward/outward-problems.ts'
import { partnerProblems } from '../partner/partner-problems.ts'
import { paymentProblems } from '../payments/payment-problems.ts'
import { programProblems } from '../programs/program-problems.ts'
import { studioProblems } from '../programs/studio/studio-problems.ts'
import { recordProblems } from '../records/record-problems.ts'
import { reportProblems } from '../report/report-problems.ts'
import { schedulingProblems } from '../scheduling/scheduling-problems.ts'
import type { ProblemCode } from '../shared/problem.ts'
import { sharedProblems } from '../shared/shared-problems.ts'

/** Every failure a person may see: stable code → HTTP status. The title of `noun.what` is the text `noun:problem.what`. */
export const PROBLEMS = {
  ...sharedProblems,
  ...partnerProblems,
  ...accountProblems,
  ...importProblems,
  ...peopleProblems,
  ...staffProblems,
  ...buildingProblems,
  ...assessmentProblems,
  ...homeProblems,
  ...reportProblems,
  ...incentiveProblems,
  ...documentProblems,
  ...programProblems,
  ...paymentProblems,
  ...studioProblems,
  ...applicationProblems,
  ...contactProblems,
  ...schedulingProblems,
  ...outwardProblems,
  ...recordProblems,
  ...guestProblems,
} as const satisfies Record<ProblemCode, number>
