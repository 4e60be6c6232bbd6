import { isDeepStrictEqual } from 'node:util'
import type { Answers } from '@hearthlight/domain/assessment/answers/answers'
import { economicsFor } from '@hearthlight/domain/assessment/house/economics-for'
import { houseFromAnswers } from '@hearthlight/domain/assessment/house/house-from-answers'
import { homeAnswers } from '@hearthlight/domain/hpxml/answers/home-answers'
import { ownRecord } from '@hearthlight/domain/hpxml/answers/own-record'
import { readHpxml } from '@hearthlight/domain/hpxml/read-hpxml'
import type { HomeExport } from '@hearthlight/domain/hpxml/writing/home-export'
import { writeHpxml } from '@hearthlight/domain/hpxml/writing/write-hpxml'
import { homeYear } from '@hearthlight/engine'
import { hpxmlOf } from '@hearthlight/readers/hpxml/hpxml-tree'

type Input = HomeExport['input']

/** The engine must say the same of a home before and after, within this share. */
const NEAR = 0.001

const modelled = ({ building, answers, place, ...input }: Input) =>
  houseFromAnswers(building, answers, place, input)

function boughtKWh(input: Input): number {
  const economics = economicsFor(input.place, input.energy)
  return homeYear(modelled(input).house, { climate: input.climate }, economics).bill.totalBoughtKWh
}

/** The home as somebody else has it who takes all that the file tells. */
function imported(file: string, asked: HomeExport): Input {
  const [home] = readHpxml(hpxmlOf(new TextEncoder().encode(file), () => 0)).homes
  if (home === undefined) throw new Error('the file has no home')
  const told = homeAnswers(home, asked.units, asked.input.year).filter(({ source }) => source === 'told')
  const answers: Answers = {}
  for (const { section, field, values } of told)
    answers[section] = { ...answers[section], [field]: [...values] }
  return { ...asked.input, building: ownRecord(home), answers }
}

const given = (answers: Answers) =>
  Object.entries(answers)
    .flatMap(([section, fields]) =>
      Object.entries(fields).flatMap(([field, values]) =>
        values.length > 0 ? [`${section}.${field}=${values}`] : [],
      ),
    )
    .toSorted()

/** What differs between a home and the same home exported, imported and exported again; none where all is well. */
export function roundTrip(asked: HomeExport): { file: string; faults: string[] } {
  const file = writeHpxml(asked)
  const input = imported(file, asked)
  const again = writeHpxml({ ...asked, input })
  const [before, after] = [given(asked.input.answers), given(input.answers)]
  const [told, read] = [boughtKWh(asked.input), boughtKWh(input)]
  return {
    file,
    faults: [
      ...before.filter((answer) => !after.includes(answer)).map((answer) => `lost ${answer}`),
      ...after.filter((answer) => !before.includes(answer)).map((answer) => `made up ${answer}`),
      ...(isDeepStrictEqual(modelled(asked.input).inputs, modelled(input).inputs) ? [] : ['other sources']),
      ...(file === again ? [] : ['other bytes']),
      ...(Math.abs(read - told) <= NEAR * told ? [] : [`${told.toFixed(0)} kWh became ${read.toFixed(0)}`]),
    ],
  }
}
