import { namedPictures } from '../../named-pictures.ts'
import {
  type ContentFinding,
  inIncentive,
  inProgram,
  inSite,
  type PartnerContent,
} from './partner-content.ts'

/** A picture that is named and not there leaves a hole in the page. */
export const lintPictures = ({
  site,
  catalogue,
  programs,
  deadPictures,
}: PartnerContent): ContentFinding[] => {
  const deadIn = (document: unknown) =>
    namedPictures(document).filter(({ address }) => deadPictures?.has(address))
  return [
    ...deadIn(site).map(({ path, address }) => inSite(path, 'no-picture', { address })),
    ...catalogue.incentives.flatMap((entry) =>
      deadIn(entry).map(({ path, address }) => inIncentive(entry.code, path, 'no-picture', { address })),
    ),
    ...programs.flatMap((program) =>
      deadIn(program).map(({ path, address }) => inProgram(program.code, path, 'no-picture', { address })),
    ),
  ]
}
