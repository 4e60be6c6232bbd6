import type { IncentiveCatalogue } from '../../../incentives/incentive-catalogue.ts'
import type { ProgramDefinition } from '../../../programs/definition/program-definition.ts'
import type { JsonPath } from '../../json-path.ts'

/** All that a partner tells people: the configuration as it is written, the catalogue, the programs. */
export type PartnerContent = {
  readonly site: unknown
  readonly catalogue: IncentiveCatalogue
  readonly programs: readonly ProgramDefinition[]
}

/** What two parts of the content say that does not go together, at the place where it is to be mended. */
export type ContentFinding = {
  readonly document: 'site' | 'catalogue' | 'program'
  /** Of the incentive or the program; the site has none. */
  readonly code: string | null
  readonly path: JsonPath
  readonly message: string
}

export const inSite = (path: JsonPath, message: string): ContentFinding => ({
  ...{ document: 'site', code: null, path, message },
})
export const inIncentive = (code: string, path: JsonPath, message: string): ContentFinding => ({
  ...{ document: 'catalogue', code, path, message },
})
export const inProgram = (code: string, path: JsonPath, message: string): ContentFinding => ({
  ...{ document: 'program', code, path, message },
})

export type PlacedMeasure = {
  readonly program: ProgramDefinition
  readonly measure: ProgramDefinition['measure_groups'][number]['measures'][number]
  readonly path: JsonPath
}

/** Every measure of every program with its place. */
export const placedMeasures = (programs: readonly ProgramDefinition[]): PlacedMeasure[] =>
  programs.flatMap((program) =>
    program.measure_groups.flatMap(({ measures }, group) =>
      measures.map((measure, index) => ({
        ...{ program, measure },
        path: ['measure_groups', group, 'measures', index],
      })),
    ),
  )
