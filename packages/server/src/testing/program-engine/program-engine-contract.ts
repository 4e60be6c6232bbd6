import { applicationContract } from './application-contract.ts'
import { attachmentContract } from './attachment-contract.ts'
import type { ProgramSite } from './family-client.ts'
import { measureContract } from './measure-contract.ts'
import { questionContract } from './question-contract.ts'
import { stepContract } from './step-contract.ts'
import { termsContract } from './terms-contract.ts'

/** What every program engine must do, the built-in one and any remote one that stands in its place. */
export function programEngineContract(site: () => ProgramSite): void {
  applicationContract(site)
  stepContract(site)
  questionContract(site)
  measureContract(site)
  attachmentContract(site)
  termsContract(site)
}
